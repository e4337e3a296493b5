import { SimpleGrid, Stack } from "@mantine/core";
import type { HeadIn } from "shared-schema/agreement/head/fields";
import { CONTRACT_TYPES } from "shared-schema/agreement/schema";
import { type AgreementPatch, patchAgreement } from "../../../store/commands/agreement/agreements.ts";
import { fieldPath } from "../../../store/drafts/fieldPath.ts";
import { saved } from "../../../ui/feedback/saving.ts";
import { SelectField } from "../../../ui/fields/SelectField.tsx";
import { TextareaField } from "../../../ui/fields/TextareaField.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { useText } from "../../../ui/i18n.ts";
import { Block } from "../frame/Block.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { HeadDates } from "./HeadDates.tsx";
import { overviewMessages } from "./messages.ts";

const CURRENCIES = ["EUR", "USD", "GBP", "CHF", "JPY", "CNY", "AED", "AUD", "CAD", "NOK", "SGD"];

/** The head of the agreement: name, type, currency, dates and areas. */
export function AgreementHead() {
  const t = useText(overviewMessages);
  const { id, agreement, may } = useWorkspace();
  const save = (patch: Pick<AgreementPatch, HeadIn<"form">>) => saved(patchAgreement(id, patch));
  const disabled = !may.terms;
  const currencies = [...new Set([...CURRENCIES, agreement.currency])];
  return (
    <Block title={t("overview.head")}>
      <Stack gap="md">
        <TextField
          label={t("overview.field.name")}
          value={agreement.name}
          maxLength={200}
          required="refuse"
          disabled={disabled}
          path={fieldPath("agreements", id, "name")}
          onSave={async (name) => (name === null ? { ok: true } : save({ name }))}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <SelectField
            label={t("overview.field.contract_type")}
            value={agreement.contract_type}
            options={CONTRACT_TYPES.map((value) => ({ value, label: t(`overview.type.${value}`) }))}
            required="refuse"
            disabled={disabled}
            path={fieldPath("agreements", id, "contract_type")}
            onSave={async (contract_type) => (contract_type === null ? { ok: true } : save({ contract_type }))}
          />
          <SelectField
            label={t("overview.field.currency")}
            value={agreement.currency}
            options={currencies.map((value) => ({ value, label: value }))}
            required="refuse"
            disabled={disabled}
            path={fieldPath("agreements", id, "currency")}
            onSave={async (currency) => (currency === null ? { ok: true } : save({ currency }))}
          />
        </SimpleGrid>
        <HeadDates />
        <TextareaField
          label={t("overview.field.cruise_areas")}
          path={fieldPath("agreements", id, "cruise_areas")}
          value={agreement.cruise_areas}
          minRows={2}
          required={agreement.contract_type === "CHARTER" ? "warn" : undefined}
          disabled={disabled}
          onSave={(cruise_areas) => save({ cruise_areas })}
        />
      </Stack>
    </Block>
  );
}
