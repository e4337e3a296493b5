import { SimpleGrid, Stack, Text } from "@mantine/core";
import { CountryField } from "#forms/CountryField.tsx";
import { type AgreementPatch, patchAgreement } from "#store/commands/agreement/agreements.ts";
import { fieldPath } from "#store/drafts/fieldPath.ts";
import { saved } from "#ui/feedback/saving.ts";
import { NumberField } from "#ui/fields/NumberField.tsx";
import { TextareaField } from "#ui/fields/TextareaField.tsx";
import { useText } from "#ui/i18n.ts";
import { Figures } from "#ui/layout/Figures.tsx";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { priceMessages } from "../messages.ts";

/** A rate by hand, with its reason, where no row of the table decides. */
export function EnteredRate() {
  const t = useText(priceMessages);
  const show = useShow();
  const { id, access, agreement, may } = useWorkspace();
  const save = (patch: AgreementPatch) => saved(patchAgreement(id, patch));
  if (!access.write) {
    const lines = [
      { label: t("price.tax.entered.rate"), value: show.rate(agreement.entered_vat_rate) },
      { label: t("price.tax.entered.reason"), value: agreement.entered_vat_reason },
    ];
    return <Figures lines={lines} />;
  }
  return (
    <Stack gap="sm" mt="md">
      <Text fw={600}>{t("price.field.entered_vat_rate")}</Text>
      <Text size="sm" c="dimmed">
        {t("price.tax.entered.hint")}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          label={t("price.tax.entered.rate")}
          path={fieldPath("agreements", id, "entered_vat_rate")}
          value={agreement.entered_vat_rate}
          scale={100}
          max={100}
          decimals={3}
          unit="%"
          disabled={!may.terms}
          onSave={(entered_vat_rate) => save({ entered_vat_rate })}
        />
        <CountryField
          label={t("price.tax.entered.country")}
          value={agreement.entered_vat_country}
          disabled={!may.terms}
          path={fieldPath("agreements", id, "entered_vat_country")}
          onSave={(entered_vat_country) => save({ entered_vat_country })}
        />
      </SimpleGrid>
      <TextareaField
        label={t("price.tax.entered.reason")}
        value={agreement.entered_vat_reason}
        minRows={2}
        disabled={!may.terms}
        path={fieldPath("agreements", id, "entered_vat_reason")}
        onSave={(entered_vat_reason) => save({ entered_vat_reason })}
      />
    </Stack>
  );
}
