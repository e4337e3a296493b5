import type { AgreementBody } from "../../agreement/schema.ts";
import { rateTerm } from "./rateTerm.ts";
import { rateFields } from "./result.ts";
import type { ExplanationStep, TaxResult } from "./types.ts";

type EnteredRate = Pick<AgreementBody, "entered_vat_rate" | "entered_vat_reason" | "entered_vat_country">;

/**
 * The rate entered by hand, where no row of the table decides. It needs its reason, which the exhibit prints; the
 * reasons why the table is silent stay with the result.
 */
export function withEnteredRate(result: TaxResult, entered: EnteredRate): TaxResult {
  const { entered_vat_rate: rate, entered_vat_country } = entered;
  const reason = entered.entered_vat_reason?.trim() ?? "";
  if (result.origin === "RULE" || rate === null) return result;
  if (reason === "") return { ...result, asks: ["entered_vat_reason"] };
  const explanation: ExplanationStep[] = [...result.explanation, { kind: "ENTERED", rate, reason }];
  return {
    ...result,
    ...rateFields(rateTerm(explanation).value),
    origin: "ENTERED",
    vat_country: entered_vat_country ?? result.vat_country,
    taxable_share: [1],
    rates: [rate],
    explanation,
    asks: [],
  };
}
