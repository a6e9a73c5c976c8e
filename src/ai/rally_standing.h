// How good it is for one brigade to stand in a place where it does not fight: its goal, the ground, the enemy's threat, its friends.
#pragma once

#include "ai/rally_orders.h"

namespace longroll::rally {

class Standing {
 public:
  Standing(const Outlook& outlook, const Orders& orders, UnitId brigade);

  int value(SpotId spot) const;
  // The same with what it gains by coming there.
  int taking(SpotId spot) const { return value(spot) + outlook_.prize(spot); }

 private:
  int progress(SpotId spot) const;
  int hold(SpotId spot) const;
  int exposure(SpotId spot) const;
  int company(SpotId spot) const;

  const Outlook& outlook_;
  Order order_;
  UnitId brigade_;
  Fighter self_;
  std::optional<UnitId> leader_;
  int range_ = 0;
};

// A good place for a leader: near his brigades, away from the enemy's hands and out of the line.
class LeaderStanding {
 public:
  LeaderStanding(const Outlook& outlook, UnitId leader);
  int value(SpotId spot) const;

 private:
  const Outlook& outlook_;
  int worth_;
  UnitSet led_;      // brigades
  UnitSet leaders_;  // whom he commands
  int range_;
};

}  // namespace longroll::rally
