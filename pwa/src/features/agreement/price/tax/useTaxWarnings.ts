import type { TaxWarning } from "shared-schema/pricing/tax/types";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { priceMessages } from "../messages.ts";

const NAMED = [
  "YACHT_NOT_COMMERCIAL",
  "FOREIGN_ANCHORAGE_IS_NOT_A_CALL",
  "STATIC_TRIP_TAXED_AS_HIRE",
  "EMBARKATION_NOT_FR",
  "HOURS_TAXED_TWICE",
] as const;

function isNamed(warning: TaxWarning): warning is (typeof NAMED)[number] {
  return (NAMED as readonly string[]).includes(warning);
}

/** The doubts about the rate in words; a low confidence is said once, whatever the country. */
export function useTaxWarnings(): string[] {
  const t = useText(priceMessages);
  const { plan } = useWorkspace();
  const texts = (plan?.tax.warnings ?? []).map((warning) =>
    t(isNamed(warning) ? `price.tax.warning.${warning}` : "price.tax.warning.confidence"),
  );
  return [...new Set(texts)];
}
