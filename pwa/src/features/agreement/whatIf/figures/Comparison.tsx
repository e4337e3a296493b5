import { UnstyledButton } from "@mantine/core";
import type { TermName } from "shared-schema/base/derivation/term";
import { COMPARED, type Compared } from "shared-schema/pricing/whatIf/compare";
import type { Variant } from "#store/queries/kept/variants.ts";
import { useText } from "#ui/i18n.ts";
import { Figure } from "../../frame/derivation/Figure.tsx";
import { useShow } from "../../frame/format/format.ts";
import { whatIfMessages } from "../messages.ts";
import type { KnownOutcome, Outcomes } from "../useOutcomes.ts";
import { useWishWords } from "../useWishWords.ts";
import classes from "../whatIf.module.css";
import { WhyVariant } from "./WhyVariant.tsx";

interface Props {
  variants: readonly Variant[];
  outcomes: Outcomes;
  chosen: string | null;
  onChoose: (key: string) => void;
}

/** The draft and its variants side by side; what differs from the draft is told below each figure. */
export function Comparison({ variants, outcomes, chosen, onChoose }: Props) {
  const t = useText(whatIfMessages);
  const words = useWishWords();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by the keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={t("whatIf.compare")}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t("whatIf.figure")}</th>
            <th scope="col">{t("whatIf.draft")}</th>
            {variants.map(({ key, name, wishes }) => (
              <th key={key} scope="col" data-chosen={key === chosen || undefined}>
                <UnstyledButton className={classes.choose} aria-pressed={key === chosen} onClick={() => onChoose(key)}>
                  {t("whatIf.variant", { name })}
                </UnstyledButton>
                <span className={classes.wishes}>{words(wishes)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COMPARED.map((figure) => (
            <tr key={figure} data-strong={figure === "total" || undefined}>
              <th scope="row">{t(`whatIf.${figure}`)}</th>
              <td>
                <Value figure={figure} outcome={outcomes.draft} />
              </td>
              {variants.map(({ key, wishes }) => (
                <WhyVariant key={key} wishes={wishes}>
                  {(ask) => (
                    <td data-chosen={key === chosen || undefined} onClickCapture={ask}>
                      <Value figure={figure} outcome={outcomes.of(wishes)} />
                      <Difference figure={figure} draft={outcomes.draft} outcome={outcomes.of(wishes)} />
                    </td>
                  )}
                </WhyVariant>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The derived figures among those that are compared. */
const TERM_OF = {
  nm: "total_nm",
  litres: "total_fuel_consumption",
  vat: "vat_amount",
  total: "total_agreement_price",
} as const satisfies Record<Exclude<Compared, "hours">, TermName>;

function Value({ figure, outcome }: { figure: Compared; outcome: KnownOutcome }) {
  const show = useShow();
  const words = useFigureWords();
  if (outcome === undefined) return "…";
  if (outcome === null || outcome.failed) return show.missing;
  const value = outcome.figures[figure];
  const hangsOnTimes = figure === "vat" || figure === "total";
  const text = show.about(words(figure, value), outcome.estimated && hangsOnTimes && value !== null);
  const shown = figure === "vat" && outcome.rate !== null ? `${text} (${show.rate(outcome.rate)})` : text;
  if (figure === "hours") return shown;
  return (
    <Figure name={TERM_OF[figure]} value={value}>
      {shown}
    </Figure>
  );
}

function Difference({ figure, draft, outcome }: { figure: Compared; draft: KnownOutcome; outcome: KnownOutcome }) {
  const t = useText(whatIfMessages);
  const words = useFigureWords();
  const [was, is] = [draft?.figures[figure] ?? null, outcome?.figures[figure] ?? null];
  if (was === null || is === null) return null;
  const by = is - was;
  const text = words(figure, Math.abs(by));
  const isNone = text === words(figure, 0);
  return (
    <span className={classes.difference} data-none={isNone || undefined}>
      {isNone ? t("whatIf.same") : `${by > 0 ? "+" : "−"}${text}`}
    </span>
  );
}

/** A compared figure with its unit. */
function useFigureWords(): (figure: Compared, value: number | null) => string {
  const show = useShow();
  return (figure, value) => {
    if (figure === "nm") return show.nm(value);
    if (figure === "hours") return show.hours(value);
    if (figure === "litres") return show.litres(value);
    return figure === "total" ? show.sum(value, true) : show.money(value);
  };
}
