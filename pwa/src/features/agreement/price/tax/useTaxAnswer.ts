import type { ExplanationStep, TaxResult } from "shared-schema/pricing/tax/types";
import { useCountryName } from "#forms/useCountryName.ts";
import { formatNumber } from "#ui/fields/number.ts";
import { useLanguage, useText } from "#ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";
import { answerMessages } from "./answerMessages.ts";

type Step<K extends ExplanationStep["kind"]> = Extract<ExplanationStep, { kind: K }>;

/** The parts of a tax result that the answer is made of. */
export type ExplainedRate = Pick<TaxResult, "origin" | "effective_vat_rate" | "vat_country" | "explanation">;

/** Returns a function that answers «Why this rate?» in a sentence or two, with the figures that decide; null without a rate. */
export function useTaxAnswer(): (tax: ExplainedRate) => string | null {
  const t = useText(answerMessages);
  const language = useLanguage();
  const show = useShow();
  const countryName = useCountryName();
  const figure = (value: number | null) => (value === null ? "" : formatNumber(value, { decimals: 1 }, language));

  const byTrip = (trips: readonly Step<"TRIP">[]): string | null => {
    const national = trips.filter(({ result }) => result.kind === "NATIONAL");
    const abroad = trips.filter(({ result }) => result.kind === "INTERNATIONAL");
    if (trips.length === 0 || national.length + abroad.length < trips.length) return null;
    const [first] = national;
    if (!first) return t("answer.abroad", { count: trips.length });
    const params = { count: national.length, all: trips.length, rate: show.rate(first.rate) };
    return t(abroad.length === 0 ? "answer.national" : "answer.mixed", params);
  };

  const byShare = (shares: readonly Step<"SHARE">[], rows: readonly Step<"ROW">[]): string | null => {
    if (shares.length === 0) return null;
    const clauses = shares.map(({ code, share, rate, part, whole, unit }) => {
      const country = rows.find((row) => row.code === code)?.country ?? "";
      const ofPart = unit === null ? "answer.part" : unit === "DAYS" ? "answer.days" : "answer.hours";
      return t(share === 1 ? "answer.whole" : ofPart, {
        share: show.percent(share),
        part: figure(part),
        whole: figure(whole),
        rate: show.rate(rate),
        country: countryName(country) ?? country,
      });
    });
    const taxed = shares.reduce((sum, { share }) => sum + share, 0);
    return [...clauses, ...(taxed < 1 ? [t("answer.rest")] : [])].join(" ");
  };

  return ({ origin, effective_vat_rate, explanation, vat_country }) => {
    if (origin === null || effective_vat_rate === null) return null;
    const params = {
      rate: show.effectiveRate(effective_vat_rate),
      country: countryName(vat_country) ?? show.missing,
    };
    if (origin === "ENTERED") return t("answer.entered", params);
    const of = <K extends ExplanationStep["kind"]>(kind: K) =>
      explanation.filter((step): step is Step<K> => step.kind === kind);
    return byTrip(of("TRIP")) ?? byShare(of("SHARE"), of("ROW")) ?? t("answer.rule", params);
  };
}
