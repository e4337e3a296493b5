import { useCountryName } from "#forms/useCountryName.ts";
import { fieldPath } from "#store/drafts/fieldPath.ts";
import { useIsInDispute } from "#ui/fields/autosave/conflicts.tsx";
import { useText } from "#ui/i18n.ts";
import { Figure } from "../../frame/derivation/Figure.tsx";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { FoldLine } from "../ledger/FoldLine.tsx";
import { Line } from "../ledger/Line.tsx";
import { useFold } from "../ledger/useFold.ts";
import { priceMessages } from "../messages.ts";
import { TaxExplanation } from "./TaxExplanation.tsx";
import { useTaxWarnings } from "./useTaxWarnings.ts";

const FIELDS = [
  ...(["entered_vat_rate", "entered_vat_country", "entered_vat_reason"] as const),
  ...(["hirer_days_last_12_months", "greek_certificate"] as const),
];

/** «VAT 5.27% (France)»; its reasons unfold below it, and are open while something about the rate is to be looked at. */
export function VatLine() {
  const t = useText(priceMessages);
  const show = useShow();
  const countryName = useCountryName();
  const warnings = useTaxWarnings();
  const isInDispute = useIsInDispute();
  const { id, plan } = useWorkspace();
  const paths = FIELDS.map((field) => fieldPath("agreements", id, field));
  const tax = plan?.tax;
  const [isOpened, toggle] = useFold({
    holds: (path) => path === "tax" || paths.some((own) => own === path),
    needed: (tax !== undefined && (tax.origin !== "RULE" || warnings.length > 0)) || isInDispute(paths),
  });
  if (!plan || !tax) return <Line name={t("price.line.vat")}>…</Line>;
  const rate = tax.effective_vat_rate === null ? null : show.effectiveRate(tax.effective_vat_rate);
  return (
    <FoldLine
      lead={
        rate === null
          ? t("price.line.vat")
          : t("price.vat", { rate, country: countryName(tax.vat_country) ?? show.missing })
      }
      name={rate === null ? t("price.tax.why.none") : t("price.tax.whyShort")}
      {...(rate !== null && { label: t("price.tax.why", { rate }) })}
      amount={
        <Figure name="vat_amount" value={plan.price.vat_amount}>
          {show.total(plan.price.vat_amount)}
        </Figure>
      }
      isOpened={isOpened}
      onToggle={toggle}
    >
      <TaxExplanation />
    </FoldLine>
  );
}
