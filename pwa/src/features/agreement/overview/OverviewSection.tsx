import { AgreementHead } from "./AgreementHead.tsx";
import { DeleteCruise } from "./DeleteCruise.tsx";
import { Facts } from "./Facts.tsx";
import classes from "./overview.module.css";
import { PartyCards } from "./PartyCards.tsx";
import { RouteCard } from "./RouteCard.tsx";
import { ScheduleCard } from "./ScheduleCard.tsx";
import { YachtCard } from "./YachtCard.tsx";

/** The agreement at a glance, and its head, which is edited here. */
export function OverviewSection() {
  return (
    <>
      <Facts />
      <div className={classes.pair}>
        <RouteCard />
        <YachtCard />
      </div>
      <ScheduleCard />
      <AgreementHead />
      <PartyCards />
      <DeleteCruise />
    </>
  );
}
