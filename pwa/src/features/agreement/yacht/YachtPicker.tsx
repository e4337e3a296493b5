import { Button, Group, Select } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { YachtDialog } from "../../../forms/yacht/YachtDialog.tsx";
import { patchAgreement } from "../../../store/commands/agreements.ts";
import { useYachts } from "../../../store/documents.ts";
import { useText } from "../../../ui/i18n.ts";
import { PlusIcon } from "../../../ui/icons.tsx";
import { said } from "../../../ui/said.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { yachtMessages } from "./messages.ts";

/** Chooses the yacht among those on this device, or enters a new one. */
export function YachtPicker() {
  const t = useText(yachtMessages);
  const { id, agreement, may } = useWorkspace();
  const yachts = useYachts();
  const [adding, { open, close }] = useDisclosure();
  const [refusal, setRefusal] = useState<string>();
  const choose = async (yacht_id: number | null) => {
    const result = await patchAgreement(id, { yacht_id });
    setRefusal(result.ok ? undefined : said(result.refusal));
  };
  return (
    <>
      <Group align="flex-end" gap="sm" wrap="nowrap">
        <Select
          flex={1}
          maw="26rem"
          label={t("agreementYacht.pick")}
          placeholder={t("agreementYacht.placeholder")}
          name="cruise.yacht"
          searchable
          clearable
          limit={50}
          disabled={!may.terms}
          nothingFoundMessage={t("agreementYacht.nothing")}
          data={(yachts ?? [])
            .map((yacht) => ({ value: String(yacht.id), label: `${yacht.body.name} · ${yacht.body.port_of_registry}` }))
            .sort((a, b) => a.label.localeCompare(b.label))}
          value={agreement.yacht_id === null ? null : String(agreement.yacht_id)}
          error={refusal}
          onChange={(value) => choose(value === null ? null : Number(value))}
        />
        {may.terms && (
          <Button variant="default" leftSection={<PlusIcon size={16} />} onClick={open}>
            {t("agreementYacht.addNew")}
          </Button>
        )}
      </Group>
      <YachtDialog opened={adding} onClose={close} onCreated={choose} />
    </>
  );
}
