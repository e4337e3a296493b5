import { Stack } from "@mantine/core";
import { GREEK_CERTIFICATES, type TaxAnswer } from "shared-schema/agreement/schema";
import { type AgreementPatch, patchAgreement } from "#store/commands/agreement/agreements.ts";
import { fieldPath } from "#store/drafts/fieldPath.ts";
import { saved } from "#ui/feedback/saving.ts";
import { NumberField } from "#ui/fields/NumberField.tsx";
import { SelectField } from "#ui/fields/SelectField.tsx";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { priceMessages } from "../messages.ts";

/** The questions on which the rate depends and which nothing else of the agreement answers; none for most countries. */
export function TaxAnswers() {
  const { plan } = useWorkspace();
  const asked = plan?.tax.depends_on ?? [];
  if (asked.length === 0) return null;
  return (
    <Stack gap="sm" my="md">
      {asked.map((question) => (
        <Answer key={question} question={question} />
      ))}
    </Stack>
  );
}

function Answer({ question }: { question: TaxAnswer }) {
  const t = useText(priceMessages);
  const { id, agreement, may } = useWorkspace();
  const save = (patch: AgreementPatch) => saved(patchAgreement(id, patch));
  const shared = {
    label: t(`price.tax.question.${question}`),
    path: fieldPath("agreements", id, question),
    required: "warn" as const,
    disabled: !may.terms,
  };
  if (question === "greek_certificate") {
    return (
      <SelectField
        {...shared}
        value={agreement.greek_certificate}
        options={GREEK_CERTIFICATES.map((value) => ({ value, label: t(`price.tax.certificate.${value}`) }))}
        onSave={(greek_certificate) => save({ greek_certificate })}
      />
    );
  }
  return (
    <NumberField
      {...shared}
      value={agreement.hirer_days_last_12_months}
      max={366}
      decimals={0}
      unit={t("price.tax.days")}
      onSave={(hirer_days_last_12_months) => save({ hirer_days_last_12_months })}
    />
  );
}
