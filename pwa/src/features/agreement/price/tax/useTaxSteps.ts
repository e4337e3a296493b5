import type { ExplanationStep } from "shared-schema/pricing/tax/types";
import { useCountryName } from "#forms/useCountryName.ts";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { priceMessages } from "../messages.ts";

interface Step {
  text: string;
  source: string | null;
}

/** The rules and trips behind the rate, one sentence each. */
export function useTaxSteps(): Step[] {
  const t = useText(priceMessages);
  const show = useShow();
  const countryName = useCountryName();
  const { plan } = useWorkspace();
  if (!plan) return [];
  const sentence = (step: ExplanationStep): Step | null => {
    if (step.kind === "ROW") {
      const country = countryName(step.country) ?? step.country;
      const text = t("price.tax.row", {
        code: step.code,
        country,
        date: show.day(step.date),
        rate: show.rate(step.rate),
      });
      return { text, source: step.source };
    }
    if (step.kind === "TRIP") {
      const { kind, weight, fr_share } = step.result;
      const text = t(`price.tax.trip.${kind}`, {
        trip: step.trip + 1,
        rate: show.rate(step.rate),
        share: show.rate(fr_share),
        weight: show.percent(weight),
      });
      return { text, source: null };
    }
    if (step.kind === "SHARE") {
      const text = t("price.tax.share", {
        code: step.code,
        share: show.percent(step.share),
        rate: show.rate(step.rate),
      });
      return { text, source: null };
    }
    if (step.kind === "ANSWER") {
      const answer =
        step.question === "greek_certificate" ? t(`price.tax.certificate.${step.answer}`) : String(step.answer);
      const question = t(`price.tax.question.${step.question}`);
      return { text: t("price.tax.answer", { question, answer }), source: null };
    }
    if (step.kind === "ENTERED") {
      return { text: t("price.tax.enteredStep", { rate: show.rate(step.rate), reason: step.reason }), source: null };
    }
    return null;
  };
  const steps = plan.tax.explanation.flatMap((step) => sentence(step) ?? []);
  const rate = plan.tax.effective_vat_rate;
  return rate === null ? steps : [...steps, { text: t("price.tax.result", { rate: show.rate(rate) }), source: null }];
}
