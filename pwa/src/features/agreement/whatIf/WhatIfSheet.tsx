import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { NO_WISHES, type Wishes } from "shared-schema/pricing/whatIf/wishes";
import { undoEdit } from "../../../store/commands/undo.ts";
import { addVariant, changeVariant, noteSeen, takeOver } from "../../../store/commands/whatIf/variants.ts";
import { MOST_VARIANTS, useVariants, type Variant } from "../../../store/queries/kept/variants.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import type { Refusal } from "../../../ui/feedback/sentences.ts";
import { useText } from "../../../ui/i18n.ts";
import { PlusIcon } from "../../../ui/icons.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { DraftSpeed } from "./DraftSpeed.tsx";
import { Comparison } from "./figures/Comparison.tsx";
import { whatIfMessages } from "./messages.ts";
import { useOutcomes } from "./useOutcomes.ts";
import { useSeen } from "./useSeen.ts";
import { VariantEditor } from "./VariantEditor.tsx";

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Variants of a draft beside the draft: tried on this device, and taken over in one edit. */
export function WhatIfSheet({ opened, onClose }: Props) {
  const t = useText(whatIfMessages);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      fullScreen
      title={t("whatIf.title")}
      closeButtonProps={{ "aria-label": t("whatIf.close") }}
    >
      {opened && <Variants />}
    </Modal>
  );
}

function Variants() {
  const t = useText(whatIfMessages);
  const { id, may } = useWorkspace();
  const kept = useVariants(id);
  const [chosenKey, choose] = useState<string | null>(null);
  /** The last change that was made here: it is shown before the device has kept it, and a slider on its way is not kept. */
  const [trial, setTrial] = useState<{ key: string; wishes: Wishes } | null>(null);
  const [taken, setTaken] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const variants = (kept?.variants ?? []).map((each) =>
    trial?.key === each.key ? { ...each, wishes: trial.wishes } : each,
  );
  const outcomes = useOutcomes(variants.map(({ wishes }) => wishes));
  const seen = useSeen(kept, outcomes.draft);
  const chosen = variants.find(({ key }) => key === chosenKey) ?? variants.at(-1);
  const add = async (wishes: Wishes) => {
    setTaken(null);
    choose((await addVariant(id, wishes)) ?? chosenKey);
  };
  const change = (key: string) => (wishes: Wishes) => {
    setTrial({ key, wishes });
    void changeVariant(id, key, wishes);
  };
  const take = async ({ key, name, wishes }: Variant) => {
    const written = await takeOver(id, key, wishes);
    setRefusal(written.ok ? null : written.refusal);
    setTaken(written.ok ? name : null);
  };
  if (!kept) return null;
  return (
    <Stack gap="md" maw="75rem" mx="auto">
      <Text size="sm" c="dimmed">
        {t("whatIf.intro")}
      </Text>
      {seen.changed && (
        <Notice tone="wait">
          <Group justify="space-between" gap="sm">
            {t("whatIf.changed")}
            <Button size="xs" variant="default" onClick={() => seen.now !== null && void noteSeen(id, seen.now)}>
              {t("whatIf.seen")}
            </Button>
          </Group>
        </Notice>
      )}
      {taken !== null && (
        <Notice tone="done">
          <Group justify="space-between" gap="sm">
            {t("whatIf.takenOver", { name: taken })}
            <Button size="xs" variant="default" onClick={() => void undoEdit(id).then(() => setTaken(null))}>
              {t("whatIf.undo")}
            </Button>
          </Group>
        </Notice>
      )}
      {refusal !== null && <Notice tone="alarm">{refusalMessage(refusal)}</Notice>}
      <Comparison variants={variants} outcomes={outcomes} chosen={chosen?.key ?? null} onChoose={choose} />
      <Group gap="sm">
        <Button
          leftSection={<PlusIcon size={18} />}
          variant={variants.length === 0 ? "filled" : "default"}
          disabled={variants.length >= MOST_VARIANTS}
          onClick={() => void add(NO_WISHES)}
        >
          {t("whatIf.add")}
        </Button>
        {chosen && variants.length < MOST_VARIANTS && (
          <Button variant="default" onClick={() => void add(chosen.wishes)}>
            {t("whatIf.copy")}
          </Button>
        )}
      </Group>
      {!chosen && <DraftSpeed onStart={(wishes) => void add(wishes)} />}
      {chosen && (
        <VariantEditor
          key={chosen.key}
          variant={chosen}
          outcome={outcomes.of(chosen.wishes)}
          draft={outcomes.draft}
          mayTake={may.terms}
          onTry={(wishes) => setTrial({ key: chosen.key, wishes })}
          onChange={change(chosen.key)}
          onTake={() => void take(chosen)}
        />
      )}
    </Stack>
  );
}
