import { Button, Group, Select } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import { foldedFilter } from "#ui/options/foldedFilter.ts";
import { compareNames } from "#ui/table/names.ts";
import { useYachtIdentity } from "../../../forms/yacht/useYachtIdentity.ts";
import { YachtChoice } from "../../../forms/yacht/YachtChoice.tsx";
import { YachtDialog } from "../../../forms/yacht/YachtDialog.tsx";
import { patchAgreement } from "../../../store/commands/agreement/agreements.ts";
import { fieldPath } from "../../../store/drafts/fieldPath.ts";
import { useYachts } from "../../../store/queries/documents.ts";
import { useFoundYachts, useYachtsEverywhere } from "../../../store/queries/everywhere.ts";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useConflictNote } from "../../../ui/fields/autosave/conflicts.tsx";
import { useText } from "../../../ui/i18n.ts";
import { PlusIcon } from "../../../ui/icons.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { yachtMessages } from "./messages.ts";

/** Chooses the yacht among those on this device, for administrators among everybody's, or enters a new one. */
export function YachtPicker() {
  const t = useText(yachtMessages);
  const { id, agreement, may } = useWorkspace();
  const yachts = useYachts();
  const identity = useYachtIdentity();
  const [adding, { open, close }] = useDisclosure();
  const [refusal, setRefusal] = useState<ReactNode>();
  const [sought, setSought] = useState("");
  const path = fieldPath("agreements", id, "yacht_id");
  const conflict = useConflictNote(path);
  const elsewhere = useYachtsEverywhere(sought);
  const found = useFoundYachts();
  // The name of the chosen yacht becomes the next search, which may find nothing: the choice keeps its option.
  const chosen = agreement.yacht_id === null ? [] : (found[agreement.yacht_id] ?? []);
  const held = (yachts ?? []).map(({ id: yachtId, body }) => ({ ...body, id: yachtId }));
  const options = new Map(
    [...elsewhere, ...[chosen].flat(), ...held].map((yacht) => [String(yacht.id), identity(yacht)]),
  );
  const choose = async (yacht_id: number | null) => {
    const result = await patchAgreement(id, { yacht_id });
    setRefusal(result.ok ? undefined : refusalMessage(result.refusal));
  };
  return (
    <>
      <Group align="flex-end" gap="sm" wrap="nowrap">
        <Select
          flex={1}
          maw="26rem"
          label={t("agreementYacht.pick")}
          placeholder={t("agreementYacht.placeholder")}
          name={path}
          searchable
          filter={foldedFilter}
          selectFirstOptionOnChange
          clearable
          limit={50}
          disabled={!may.terms}
          nothingFoundMessage={t("agreementYacht.nothing")}
          data={Array.from(options, ([value, label]) => ({ value, label })).sort((a, b) =>
            compareNames(a.label, b.label),
          )}
          renderOption={({ option }) => (
            <YachtChoice
              label={option.label}
              yacht={held.find(({ id: yachtId }) => String(yachtId) === option.value)}
            />
          )}
          onSearchChange={setSought}
          value={agreement.yacht_id === null ? null : String(agreement.yacht_id)}
          description={conflict}
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
