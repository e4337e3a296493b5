import { Select, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { CONTRACT_TYPES, type ContractType } from "shared-schema/agreement/schema";
import { submitCreation } from "../../forms/submitCreation.ts";
import { createAgreement } from "../../store/commands/agreements.ts";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { useText } from "../../ui/i18n.ts";
import { filled } from "../../ui/validate.ts";
import { agreementsMessages } from "./messages.ts";

const CURRENCIES = [
  { value: "EUR", label: "EUR €" },
  { value: "USD", label: "USD $" },
  { value: "GBP", label: "GBP £" },
  { value: "JPY", label: "JPY ¥" },
  { value: "CNY", label: "CNY CN¥" },
  { value: "CHF", label: "CHF" },
  { value: "AED", label: "AED" },
];

interface Props {
  opened: boolean;
  onClose: () => void;
  onCreated: (agreementId: number) => void;
}

/** A new draft: name, type and currency; everything else follows in the workspace. */
export function CreateAgreementDialog({ opened, onClose, onCreated }: Props) {
  const t = useText(agreementsMessages);
  const form = useForm<{ name: string; contract_type: ContractType; currency: string }>({
    initialValues: { name: "", contract_type: "CRUISE", currency: "EUR" },
    validate: { name: filled, contract_type: filled, currency: filled },
  });
  const submit = submitCreation({
    form,
    create: (values) => createAgreement({ ...values, name: values.name.trim() }),
    onClose,
    onCreated,
  });
  return (
    <FormDialog
      opened={opened}
      title={t("agreements.new")}
      submitLabel={t("agreements.createIt")}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput
        label={t("agreements.name")}
        withAsterisk
        data-autofocus
        maxLength={200}
        {...form.getInputProps("name")}
      />
      <Select
        label={t("agreements.type")}
        withAsterisk
        allowDeselect={false}
        data={CONTRACT_TYPES.map((value) => ({ value, label: t(`agreements.${value}`) }))}
        {...form.getInputProps("contract_type")}
      />
      <Select
        label={t("agreements.currency")}
        withAsterisk
        allowDeselect={false}
        searchable
        data={CURRENCIES}
        {...form.getInputProps("currency")}
      />
    </FormDialog>
  );
}
