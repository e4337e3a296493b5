import type { YachtParticulars } from "shared-schema/api/yacht";
import { MILES } from "shared-schema/base/units";
import { RESERVE_SHARE, rangeOf } from "shared-schema/itinerary/reserve";
import { about } from "shared-schema/pricing/format";
import { formatNumber } from "../../ui/fields/number.ts";
import { useLanguage, useText } from "../../ui/i18n.ts";
import { yachtFacts } from "./facts/yachtFacts.ts";
import { yachtFormMessages } from "./messages.ts";
import { Picture } from "./pictures/Picture.tsx";
import classes from "./YachtBrief.module.css";

/** The particulars that are asked first. */
const FIRST = ["loa", "max_nb_passengers", "cruis_spd"] as const;

/** No one knows a range to the mile. */
const ROUNDED_TO_NM = 10;

/** A yacht at a glance: her first picture, else her outline, and beside it length, guests, speed and range, as far as they are known. */
export function YachtBrief({ yacht }: { yacht: YachtParticulars }) {
  const t = useText(yachtFormMessages);
  const language = useLanguage();
  const range = rangeOf(yacht);
  const facts = yachtFacts(yacht, FIRST, language).map(({ label, text }) => ({ label, text }));
  if (range !== null) {
    const nm = formatNumber(Math.round(range / ROUNDED_TO_NM) * ROUNDED_TO_NM, {}, language);
    const label = t("yachtForm.range", { share: RESERVE_SHARE * 100 });
    facts.push({ label, text: about(`${nm} ${MILES[language]}`, true) });
  }
  return (
    <div className={classes.brief}>
      <div className={classes.picture}>
        <Picture address={yacht.pictures[0]?.public_url} kind={yacht.type} alt={yacht.name} />
      </div>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
