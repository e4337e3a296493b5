import { KNOTS } from "shared-schema/base/units";
import { aboutLeg } from "shared-schema/itinerary/derivation/legTerms";
import { patchWaypoint } from "#store/commands/agreement/waypoints.ts";
import { fieldPath } from "#store/drafts/fieldPath.ts";
import { saved } from "#ui/feedback/saving.ts";
import { NumberField } from "#ui/fields/NumberField.tsx";
import { useLanguage, useText } from "#ui/i18n.ts";
import { Figure } from "../../frame/derivation/Figure.tsx";
import { useShow } from "../../frame/format/format.ts";
import { usePlaceName } from "../../frame/summary/usePlaceName.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { editingMessages } from "../editingMessages.ts";
import type { RouteEditor } from "../useRouteEditor.ts";
import { LegMenu } from "./LegMenu.tsx";
import { legMessages } from "./legMessages.ts";
import classes from "./legs.module.css";
import type { LegLine } from "./useLegRows.ts";
import { Waters } from "./Waters.tsx";

const COLUMNS = 6;

/** One leg: its figures in a line, and beneath them its waters, its warnings and what can be done to it. */
export function LegLines({ line, editor }: { line: LegLine; editor: RouteEditor }) {
  const language = useLanguage();
  const t = useText(legMessages);
  const edits = useText(editingMessages);
  const show = useShow();
  const place = usePlaceName();
  const { id, may } = useWorkspace();
  const { row, leg, waters, fuel } = line;
  const warnings = [...row.warnings, ...(fuel?.below_reserve ? (["below-reserve"] as const) : [])];
  return (
    <tbody data-selected={editor.selected === leg.to || undefined}>
      <tr>
        <th scope="row">
          {place(leg.from)} → {place(leg.to)}
        </th>
        <td>
          {show.degrees(row.course_true)}
          <span className={classes.under}>{show.degrees(row.course_magnetic)}</span>
        </td>
        <td>
          <Figure name="leg_nm" about={aboutLeg(leg)} value={leg.nm}>
            {show.nm(row.nm)}
          </Figure>
          <span className={classes.under}>{show.nm(row.cumulative_nm)}</span>
        </td>
        <td className={classes.speed}>
          {may.terms ? (
            <NumberField
              label={t("legs.speedTo", { place: place(leg.to) })}
              value={leg.planned_speed}
              min={0.1}
              max={60}
              decimals={1}
              unit={KNOTS[language]}
              path={fieldPath("agreements", id, "waypoints", leg.to, "planned_speed")}
              placeholder={row.speed === null ? undefined : show.knotsOf(row.speed)}
              onSave={(planned_speed) => saved(patchWaypoint(id, leg.to, { planned_speed }))}
            />
          ) : (
            show.knots(row.speed)
          )}
        </td>
        <td>
          <Moment at={row.departure} zone={row.from.timezone} estimated={row.departure_estimated} />
          <Moment at={row.arrival} zone={row.to.timezone} estimated={row.arrival_estimated} />
        </td>
        <td>
          <Figure name="leg_litres" about={aboutLeg(leg)} value={leg.litres}>
            {show.litres(row.litres)}
          </Figure>
          <span className={classes.under} data-alarm={fuel?.below_reserve || undefined}>
            {show.litres(fuel?.litres)}
          </span>
        </td>
      </tr>
      <tr>
        <td className={classes.beneath} colSpan={COLUMNS}>
          <div className={classes.foot}>
            <div>
              <Waters waters={waters} />
              {warnings.map((code) => (
                <p key={code} className={classes.warning}>
                  {t(`legs.warning.${code}`)}
                </p>
              ))}
            </div>
            {may.terms && (
              <LegMenu to={leg.to} name={edits("editing.legTo", { place: place(leg.to) })} editor={editor} />
            )}
          </div>
        </td>
      </tr>
    </tbody>
  );
}

interface MomentProps {
  at: string | null;
  zone: string;
  estimated: boolean;
}

/** A time on the clock of the place, and in UTC; an estimate has a star. */
function Moment({ at, zone, estimated }: MomentProps) {
  const t = useText(legMessages);
  const show = useShow();
  if (at === null) return <span className={classes.moment}>{show.missing}</span>;
  return (
    <span className={classes.moment}>
      {t("legs.local", { at: show.moment(at, zone) })}
      {estimated && " *"}
      <span className={classes.under}>{t("legs.utc", { at: show.moment(at, "UTC") })}</span>
    </span>
  );
}
