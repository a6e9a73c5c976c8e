// One game is played in one tab: whoever holds the browser's lock on it plays, others look on.
export interface Claim {
  held: boolean;
  release(): void;
}

// `lost` is called when another tab takes the game over. Without locks (an old browser) everybody plays.
export async function claim(id: string, lost: () => void, mode: 'ask' | 'take'): Promise<Claim> {
  if (!('locks' in navigator)) return { held: true, release: () => {} };
  let release = (): void => {};
  const until = new Promise<void>((done) => (release = done));
  return new Promise<Claim>((answer) => {
    navigator.locks
      .request(`longroll.game.${id}`, mode === 'take' ? { steal: true } : { ifAvailable: true }, (lock) => {
        answer({ held: lock !== null, release });
        return lock ? until : undefined;
      })
      .catch(lost);
  });
}
