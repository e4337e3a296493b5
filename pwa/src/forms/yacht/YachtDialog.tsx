import { Autocomplete, Select, TextInput } from "@mantine/core";
import { fault, refusedAt } from "shared-schema/base/result";
import { YACHT_TYPES, type YachtBody } from "shared-schema/yacht/schema";
import { createYacht } from "../../store/commands/yachts.ts";
import { useYachts } from "../../store/queries/documents.ts";
import { usePorts } from "../../store/queries/places.ts";
import { filled } from "../../ui/feedback/validate.ts";
import { useText } from "../../ui/i18n.ts";
import { foldedFilter } from "../../ui/options/foldedFilter.ts";
import { CreateDialog, type CreateDialogProps } from "../CreateDialog.tsx";
import { yachtFormMessages } from "./messages.ts";
import { useYachtIdentity } from "./useYachtIdentity.ts";

interface Values extends Record<string, unknown> {
  name: string;
  port_of_registry: string;
  type: YachtBody["type"] | null;
}

const INITIAL: Values = { name: "", port_of_registry: "", type: null };

/** A new yacht: name, port of registry and type; the rest follows on her own page. */
export function YachtDialog(props: CreateDialogProps) {
  const t = useText(yachtFormMessages);
  const ports = usePorts();
  const yachts = useYachts() ?? [];
  const identity = useYachtIdentity();
  const namesake = (name: string) => {
    const sought = name.trim().toLocaleLowerCase();
    const found = yachts.find(({ body }) => body.name.trim().toLocaleLowerCase() === sought);
    return found && t("yachtForm.namesake", { yacht: identity(found.body) });
  };
  return (
    <CreateDialog
      {...props}
      title={t("yachtForm.add")}
      submitLabel={t("yachtForm.create")}
      initialValues={INITIAL}
      validate={{ name: filled, port_of_registry: filled, type: filled }}
      create={async ({ name, port_of_registry, type }) =>
        type === null
          ? refusedAt({ type: [fault("required")] }, "document.invalid", { fields: "type" })
          : createYacht({ name: name.trim(), port_of_registry: port_of_registry.trim(), type })
      }
    >
      {(form) => (
        <>
          <TextInput
            label={t("yachtForm.name")}
            withAsterisk
            data-autofocus
            maxLength={120}
            description={namesake(form.getValues().name)}
            inputWrapperOrder={["label", "error", "input", "description"]}
            {...form.getInputProps("name")}
          />
          <Autocomplete
            label={t("yachtForm.port_of_registry")}
            withAsterisk
            maxLength={120}
            limit={12}
            filter={foldedFilter}
            data={[...new Set((ports ?? []).map((port) => port.name))]}
            {...form.getInputProps("port_of_registry")}
          />
          <Select
            label={t("yachtForm.type")}
            withAsterisk
            data={YACHT_TYPES.map((value) => ({ value, label: t(`yachtForm.${value}`) }))}
            {...form.getInputProps("type")}
          />
        </>
      )}
    </CreateDialog>
  );
}
