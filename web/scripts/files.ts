import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

// Every file in a folder and the folders in it, in order.
export function filesIn(folder: string): string[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const path = join(folder, name);
      return statSync(path).isDirectory() ? filesIn(path) : [path];
    })
    .sort();
}
