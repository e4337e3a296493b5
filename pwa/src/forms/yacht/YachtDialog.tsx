import { Autocomplete, Select, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { refused } from "shared-schema/result";
import { YACHT_TYPES, type YachtBody } from "shared-schema/yacht/schema";
import { createYacht } from "../../store/commands/yachts.ts";
import { usePorts } from "../../store/places.ts";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { useText } from "../../ui/i18n.ts";
import { filled } from "../../ui/validate.ts";
import { submitCreation } from "../submitCreation.ts";
import { yachtFormMessages } from "./messages.ts";

interface Props {
  opened: boolean;
  onClose: () => void;
  onCreated: (yachtId: number) => void;
}

/** A new yacht: name, port of registry and type; the rest follows on her own page. */
export function YachtDialog({ opened, onClose, onCreated }: Props) {
  const t = useText(yachtFormMessages);
  const ports = usePorts();
  const form = useForm<{ name: string; port_of_registry: string; type: YachtBody["type"] | null }>({
    initialValues: { name: "", port_of_registry: "", type: null },
    validate: { name: filled, port_of_registry: filled, type: filled },
  });
  const submit = submitCreation({
    form,
    create: async ({ name, port_of_registry, type }) =>
      type === null
        ? refused("invalid", "Some fields are not valid: type")
        : createYacht({ name: name.trim(), port_of_registry: port_of_registry.trim(), type }),
    onClose,
    onCreated,
  });
  return (
    <FormDialog
      opened={opened}
      title={t("yachtForm.add")}
      submitLabel={t("yachtForm.create")}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput
        label={t("yachtForm.name")}
        withAsterisk
        data-autofocus
        maxLength={120}
        {...form.getInputProps("name")}
      />
      <Autocomplete
        label={t("yachtForm.port_of_registry")}
        withAsterisk
        maxLength={120}
        limit={12}
        data={[...new Set((ports ?? []).map((port) => port.name))]}
        {...form.getInputProps("port_of_registry")}
      />
      <Select
        label={t("yachtForm.type")}
        withAsterisk
        data={YACHT_TYPES.map((value) => ({ value, label: t(`yachtForm.${value}`) }))}
        {...form.getInputProps("type")}
      />
    </FormDialog>
  );
}
