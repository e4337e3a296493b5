import { useText } from "#ui/i18n.ts";
import { Figure } from "../../frame/derivation/Figure.tsx";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import type { RouteEditor } from "../useRouteEditor.ts";
import { LegLines } from "./LegLines.tsx";
import { legMessages } from "./legMessages.ts";
import classes from "./legs.module.css";
import type { LegRows } from "./useLegRows.ts";

type LegMessage = keyof typeof legMessages;

/** The head of a column with two figures of a kind, one above the other. */
function Pair({ over, under }: { over: LegMessage; under: LegMessage }) {
  const t = useText(legMessages);
  return (
    <th scope="col">
      {t(over)}
      <span className={classes.under}>{t(under)}</span>
    </th>
  );
}

/** The legs as a navigator reads them: courses, distance, speed, times, fuel, the waters, and what is doubtful. */
export function LegTable({ table, editor }: { table: LegRows; editor: RouteEditor }) {
  const t = useText(legMessages);
  const show = useShow();
  const { plan } = useWorkspace();
  if (!plan) return null;
  const { routing_cons_estimate: routing, journey_cons_estimate: journey, totals } = plan.itinerary;
  return (
    <>
      <p className={classes.aid}>{t("legs.aid")}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={classes.scroll} aria-label={t("legs.table")} tabIndex={0}>
        <p className={classes.hint}>{t("legs.hint")}</p>
        <table className={classes.legs}>
          <thead>
            <tr>
              <th scope="col">{t("legs.leg")}</th>
              <Pair over="legs.true" under="legs.magnetic" />
              <Pair over="legs.distance" under="legs.sum" />
              <th scope="col">{t("legs.speed")}</th>
              <Pair over="legs.departure" under="legs.eta" />
              <Pair over="legs.fuel" under="legs.left" />
            </tr>
          </thead>
          {table.lines.map((line) => (
            <LegLines key={line.leg.to} line={line} editor={editor} />
          ))}
          <tfoot>
            <tr>
              <th scope="row">{t("legs.total")}</th>
              <td />
              <td>
                <Figure name="total_nm" value={totals.nm.total}>
                  {show.nm(totals.nm.total)}
                </Figure>
              </td>
              <td colSpan={2} />
              <td>{show.litres(routing === null || journey === null ? null : routing + journey)}</td>
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  );
}
