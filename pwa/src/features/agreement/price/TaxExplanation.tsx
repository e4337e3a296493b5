import { List, Text } from "@mantine/core";
import { useText } from "../../../ui/i18n.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { Block } from "../frame/Block.tsx";
import { useShow } from "../frame/show.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { EnteredRate } from "./EnteredRate.tsx";
import { priceMessages } from "./messages.ts";
import { TaxTimeline } from "./TaxTimeline.tsx";
import { useTaxSteps } from "./useTaxSteps.ts";
import { useTaxWarnings } from "./useTaxWarnings.ts";

/** «Why 5.27%?»: the waters leg by leg, the rules that apply, and what could not be decided. */
export function TaxExplanation() {
  const t = useText(priceMessages);
  const show = useShow();
  const { plan } = useWorkspace();
  const steps = useTaxSteps();
  const warnings = useTaxWarnings();
  if (!plan) return null;
  const { tax } = plan;
  const known = tax.effective_vat_rate !== null;
  const title = known ? t("price.tax.why", { rate: show.rate(tax.effective_vat_rate) }) : t("price.tax.why.none");
  return (
    <Block title={title} anchor="tax" note={t("price.tax.aid")}>
      {tax.origin !== "RULE" && tax.reasons.length > 0 && (
        <Notice tone="wait">
          {tax.reasons.map((reason) => (
            <div key={reason}>{t(`price.tax.reason.${reason}`)}</div>
          ))}
        </Notice>
      )}
      {warnings.map((warning) => (
        <Notice key={warning} tone="wait">
          {warning}
        </Notice>
      ))}
      <TaxTimeline />
      <List type="ordered" size="sm" spacing={6} my="md">
        {steps.map(({ text, source }) => (
          <List.Item key={text}>
            {text}
            {source !== null && (
              <Text size="sm" c="dimmed">
                {t("price.tax.row.source", { source })}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
      {tax.origin !== "RULE" && <EnteredRate />}
    </Block>
  );
}
