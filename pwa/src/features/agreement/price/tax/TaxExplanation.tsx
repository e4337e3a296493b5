import { Button, List, Text } from "@mantine/core";
import { useState } from "react";
import { useLocation } from "react-router";
import type { TaxResult } from "shared-schema/pricing/tax/types";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import { Block } from "../../frame/Block.tsx";
import { Figure } from "../../frame/derivation/Figure.tsx";
import { useShow } from "../../frame/format/format.ts";
import { MissingList } from "../../frame/missing/MissingList.tsx";
import { sectionOfPath } from "../../frame/nav/sections.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { priceMessages } from "../messages.ts";
import { EnteredRate } from "./EnteredRate.tsx";
import { TaxAnswers } from "./TaxAnswers.tsx";
import { TaxTimeline } from "./TaxTimeline.tsx";
import { useTaxAnswer } from "./useTaxAnswer.ts";
import { useTaxSteps } from "./useTaxSteps.ts";
import { useTaxWarnings } from "./useTaxWarnings.ts";

/** The route decides the rate once it is complete: no one has to enter one by hand. */
function waits({ reasons }: TaxResult): boolean {
  return reasons.includes("times-missing") || reasons.includes("route-too-short");
}

/** «Why 5.27%?»: one sentence, what could not be decided, and on a tap the waters leg by leg and the rules that apply. */
export function TaxExplanation() {
  const t = useText(priceMessages);
  const show = useShow();
  const { id, access, agreement, plan, missing } = useWorkspace();
  const answerOf = useTaxAnswer();
  const warnings = useTaxWarnings();
  const { hash } = useLocation();
  const [chosen, setChosen] = useState<boolean | null>(null);
  if (!plan) return null;
  const { tax } = plan;
  const answer = answerOf(tax);
  const rate = tax.effective_vat_rate === null ? null : show.effectiveRate(tax.effective_vat_rate);
  const title = rate === null ? t("price.tax.why.none") : t("price.tax.why", { rate });
  // A question about the rate, asked elsewhere, leads to all of the answer.
  const opened = chosen ?? hash === "#tax";
  return (
    <Block title={title} anchor="tax" note={t("price.tax.aid")}>
      {answer !== null && <Text mb="xs">{answer}</Text>}
      {tax.origin !== "RULE" && tax.reasons.length > 0 && (
        <Notice tone="wait">
          {tax.reasons.map((reason) => (
            <div key={reason}>{t(`price.tax.reason.${reason}`)}</div>
          ))}
          {access.write && tax.reasons.includes("times-missing") && (
            <MissingList
              agreementId={id}
              paths={missing.forTotal.filter((path) => sectionOfPath(path) === "mapping")}
            />
          )}
        </Notice>
      )}
      {warnings.map((warning) => (
        <Notice key={warning} tone="wait">
          {warning}
        </Notice>
      ))}
      {rate !== null && (
        <Text>
          <Figure name="effective_vat_rate" value={tax.effective_vat_rate}>
            {t("price.tax.result", { rate })}
          </Figure>
        </Text>
      )}
      {access.write && <TaxAnswers />}
      <Button variant="default" my="xs" aria-expanded={opened} onClick={() => setChosen(!opened)}>
        {t(opened ? "price.tax.hide" : "price.tax.show")}
      </Button>
      {opened && <Calculation />}
      {tax.origin !== "RULE" && (agreement.entered_vat_rate !== null || !waits(tax)) && <EnteredRate />}
    </Block>
  );
}

function Calculation() {
  const t = useText(priceMessages);
  const steps = useTaxSteps();
  return (
    <>
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
    </>
  );
}
