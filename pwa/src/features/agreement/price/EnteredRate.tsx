import { SimpleGrid, Stack, Text } from "@mantine/core";
import { CountryField } from "../../../forms/CountryField.tsx";
import { type AgreementPatch, patchAgreement } from "../../../store/commands/agreements.ts";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { TextareaField } from "../../../ui/fields/TextareaField.tsx";
import { useText } from "../../../ui/i18n.ts";
import { saved } from "../../../ui/saving.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { priceMessages } from "./messages.ts";

/** A rate by hand, with its reason, where no row of the table decides. */
export function EnteredRate() {
  const t = useText(priceMessages);
  const { id, agreement, may } = useWorkspace();
  const save = (patch: AgreementPatch) => saved(patchAgreement(id, patch));
  return (
    <Stack gap="sm" mt="md">
      <Text fw={600}>{t("price.tax.entered")}</Text>
      <Text size="sm" c="dimmed">
        {t("price.tax.entered.hint")}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          label={t("price.tax.entered.rate")}
          name="cruise.entered_vat_rate"
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
          onSave={(entered_vat_country) => save({ entered_vat_country })}
        />
      </SimpleGrid>
      <TextareaField
        label={t("price.tax.entered.reason")}
        value={agreement.entered_vat_reason}
        minRows={2}
        disabled={!may.terms}
        onSave={(entered_vat_reason) => save({ entered_vat_reason })}
      />
    </Stack>
  );
}
