import { aboutLeg } from "shared-schema/itinerary/derivation/legTerms";
import { RESERVE_SHARE } from "shared-schema/itinerary/reserve";
import { useText } from "#ui/i18n.ts";
import { Figure } from "../../../frame/derivation/Figure.tsx";
import { useShow } from "../../../frame/format/format.ts";
import { usePlaceName } from "../../../frame/summary/usePlaceName.ts";
import { useWorkspace } from "../../../frame/workspace/workspace.ts";
import { WhatIfButton } from "../../../whatIf/WhatIfButton.tsx";
import { legMessages } from "../../leg/legMessages.ts";
import type { LegLine } from "../../leg/useLegRows.ts";
import { roomMessages } from "../roomMessages.ts";
import classes from "./details.module.css";

/** Shows the fuel that each leg takes, and the fuel left in the tanks on arrival. */
export function FuelTable({ lines }: { lines: readonly LegLine[] }) {
  const t = useText(roomMessages);
  const legs = useText(legMessages);
  const show = useShow();
  const place = usePlaceName();
  const { inputs, plan } = useWorkspace();
  const tanks = inputs?.yacht?.fuel_capacity ?? null;
  const { routing_cons_estimate: routing = null, journey_cons_estimate: journey = null } = plan?.itinerary ?? {};
  return (
    <>
      <table className={classes.table} aria-label={t("room.fuel")}>
        <thead>
          <tr>
            <th scope="col">{legs("legs.leg")}</th>
            <th scope="col">{t("room.fuel.used")}</th>
            {tanks !== null && <th scope="col">{t("room.fuel.left")}</th>}
            {tanks !== null && <th scope="col">{t("room.fuel.tanks")}</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ leg, row, fuel }) => (
            <tr key={leg.to}>
              <th scope="row">
                {place(leg.from)} → {place(leg.to)}
              </th>
              <td>
                <Figure name="leg_litres" about={aboutLeg(leg)} value={leg.litres}>
                  {show.litres(row.litres)}
                </Figure>
              </td>
              {tanks !== null && <td data-alarm={fuel?.below_reserve || undefined}>{show.litres(fuel?.litres)}</td>}
              {tanks !== null && (
                <td>
                  <Tanks left={fuel?.litres ?? null} tanks={tanks} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{legs("legs.total")}</th>
            <td>{show.litres(routing === null || journey === null ? null : routing + journey)}</td>
            {tanks !== null && <td colSpan={2} />}
          </tr>
        </tfoot>
      </table>
      <p className={classes.note}>
        {tanks === null ? t("room.fuel.noTanks") : legs("legs.reserveRule", { share: show.percent(RESERVE_SHARE) })}
      </p>
      <WhatIfButton />
    </>
  );
}

/** Shows the fuel left as a bar, with a mark where the reserve begins; the figures are beside it. */
function Tanks({ left, tanks }: { left: number | null; tanks: number }) {
  if (left === null || tanks === 0) return null;
  const share = Math.min(1, left / tanks);
  return (
    <span className={classes.tanks} data-low={share < RESERVE_SHARE || undefined} aria-hidden>
      <span style={{ width: `${share * 100}%` }} />
      <i style={{ left: `${RESERVE_SHARE * 100}%` }} />
    </span>
  );
}
