// The figures of `bench` for a battle of Rally 'Round the Flag!.
#pragma once

#include "app/commands.h"
#include "rally/scenario.h"

namespace longroll {

int rally_bench(const rally::Scenario& scenario, const BenchRequest& request);

}  // namespace longroll
