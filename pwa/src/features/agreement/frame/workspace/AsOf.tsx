import { deviceZone } from "#base/deviceZone.ts";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../format/format.ts";
import { frameMessages } from "../messages.ts";
import classes from "./head.module.css";
import { useShownPlan } from "./useShownPlan.ts";

/** Says of which moment the figures are, as long as they are those of the last visit. */
export function AsOf() {
  const t = useText(frameMessages);
  const show = useShow();
  const { asOf } = useShownPlan();
  return asOf && <span className={classes.asOf}>{t("agreement.asOf", { when: show.moment(asOf, deviceZone()) })}</span>;
}
