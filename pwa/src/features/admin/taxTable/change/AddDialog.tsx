import { Select, SimpleGrid, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type ReactElement, useState } from "react";
import { CONTRACT_TYPES } from "shared-schema/agreement/schema";
import { done, type Refusal } from "shared-schema/base/result";
import { CONTRACT_TYPE_LABELS } from "shared-schema/labels/agreement";
import { BASE_RULES, PREDICATE_NAMES, type TaxRow } from "shared-schema/pricing/tax/rows";
import { rowOfEntry } from "shared-schema/pricing/tax/table/entry";
import { fieldMessages } from "#ui/feedback/refusalMessage.tsx";
import { DayInput } from "#ui/fields/DayInput.tsx";
import { useLanguage, useText } from "#ui/i18n.ts";
import { taxTableMessages } from "../messages.ts";
import { ChangeDialog, type ChangeProps } from "./ChangeDialog.tsx";
import { entryOf, formOf, type RowForm } from "./rowForm.ts";

interface Props extends ChangeProps {
  /** The row that gets a new rate; null for a row of its own. */
  row: TaxRow | null;
}

/** Adds a dated row. With the code of another row it takes that one's place from its first day on. */
export function AddDialog({ row, ...dialog }: Props) {
  const t = useText(taxTableMessages);
  const language = useLanguage();
  const [errors, setErrors] = useState<Record<string, ReactElement>>({});
  const form = useForm<RowForm>({ initialValues: formOf(row, language) });
  const { base_rule, contract_type } = form.values;
  const at = (field: keyof RowForm) => ({ ...form.getInputProps(field), error: errors[field] });
  const label = (field: keyof RowForm) => t(`tax.field.${field}`);
  return (
    <ChangeDialog
      {...dialog}
      title={row ? t("tax.rate.newOf", { code: row.code }) : t("tax.add")}
      submitLabel={t("tax.save")}
      change={() => {
        const entry = entryOf(form.getValues(), language);
        return entry.ok ? done({ kind: "ADD", row: rowOfEntry(entry.value) }) : entry;
      }}
      call={() => {
        const entry = entryOf(form.getValues(), language);
        const json = { revision: dialog.table.revision, row: entry.ok ? entry.value : null };
        return { method: "POST", path: "/tax_row/", options: { json } };
      }}
      onRefused={(refusal) => setErrors(refusal ? atFields(refusal) : {})}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <TextInput
          withAsterisk
          label={label("code")}
          description={t("tax.code.hint")}
          readOnly={row !== null}
          {...at("code")}
        />
        <TextInput
          withAsterisk
          label={label("country")}
          description={t("tax.country.hint")}
          readOnly={row !== null}
          {...at("country")}
        />
        <Select
          label={label("contract_type")}
          data={CONTRACT_TYPES.map((value) => ({ value, label: CONTRACT_TYPE_LABELS[value][language] }))}
          readOnly={row !== null}
          allowDeselect={false}
          {...at("contract_type")}
        />
        <TextInput
          withAsterisk
          label={label("rate")}
          rightSection="%"
          inputMode="decimal"
          data-autofocus
          {...at("rate")}
        />
        <Select
          label={label("base_rule")}
          data={BASE_RULES.map((value) => ({ value, label: t(`tax.rule.${value}`) }))}
          allowDeselect={false}
          {...at("base_rule")}
        />
        {contract_type === "CRUISE" && (
          <TextInput label={label("static_rate")} rightSection="%" inputMode="decimal" {...at("static_rate")} />
        )}
        {base_rule === "REDUCTION" && (
          <TextInput label={label("reduction")} rightSection="%" inputMode="decimal" {...at("reduction")} />
        )}
        <Select
          label={label("predicate")}
          data={[
            { value: "", label: t("tax.whole") },
            ...PREDICATE_NAMES.map((value) => ({ value, label: t(`tax.predicate.${value}`) })),
          ]}
          allowDeselect={false}
          {...at("predicate")}
        />
        <Select
          label={label("date_basis")}
          data={(["SUPPLY", "SIGNATURE"] as const).map((value) => ({ value, label: t(`tax.basis.${value}`) }))}
          allowDeselect={false}
          {...at("date_basis")}
        />
        <DayInput
          label={label("valid_from")}
          value={form.values.valid_from}
          error={errors["valid_from"]}
          onChange={(text) => form.setFieldValue("valid_from", text)}
        />
        <DayInput
          label={label("valid_to")}
          value={form.values.valid_to}
          error={errors["valid_to"]}
          optional
          onChange={(text) => form.setFieldValue("valid_to", text)}
        />
        <TextInput label={label("label")} {...at("label")} />
        <TextInput withAsterisk label={label("confidence")} {...at("confidence")} />
      </SimpleGrid>
      <Textarea withAsterisk label={label("source")} autosize minRows={2} maxRows={5} {...at("source")} />
      {form.values.predicate !== "" && (
        <Textarea label={label("condition")} autosize minRows={1} maxRows={4} {...at("condition")} />
      )}
    </ChangeDialog>
  );
}

/** The fault of each field; a fault within one, as with the second of two countries, is told at the field. */
function atFields(refusal: Refusal): Record<string, ReactElement> {
  const messages = Object.entries(fieldMessages(refusal));
  return Object.fromEntries(messages.map(([path, words]) => [path.split(".")[0] ?? path, words]));
}
