import type { AgreementBody } from "../../agreement/schema.ts";
import type { Term } from "../../base/derivation/term.ts";
import { apaTerms } from "./account.ts";
import { forecastTerms, topUpTerm } from "./forecast.ts";

/**
 * The derivation of each figure of the APA account: its state, the forecast, and the top-up that is proposed.
 * @param today `YYYY-MM-DD` · @param zone IANA, in which the charter's days are counted
 */
export function apaFigures(agreement: AgreementBody, today: string, zone: string): Term[] {
  const forecast = forecastTerms(agreement, today, zone);
  const terms = [
    ...Object.values(apaTerms(agreement)),
    ...Object.values(forecast ?? {}),
    topUpTerm(agreement, forecast),
  ];
  return terms.flatMap((term) => term ?? []);
}
