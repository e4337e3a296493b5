import { Button } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { ProfileBody } from "shared-schema/profile/schema";
import type { Doc } from "../../../store/queries/documents.ts";
import { useText } from "../../../ui/i18n.ts";
import { OnDemand } from "../../../ui/loading/OnDemand.tsx";
import { part } from "../../../ui/loading/part.ts";
import { mergeMessages } from "./messages.ts";

const dialog = part(() => import("./MergeDialog.tsx").then((module) => module.MergeDialog));

interface Props {
  profile: Doc<ProfileBody>;
  /** The profiles that it may be merged with. */
  candidates: readonly Doc<ProfileBody>[];
  onMerged: (id: number) => void;
}

/** Opens the dialog that makes one profile of two; nothing where there is no second one. */
export function MergeButton({ profile, candidates, onMerged }: Props) {
  const t = useText(mergeMessages);
  const [opened, { open, close }] = useDisclosure();
  if (candidates.length === 0) return null;
  return (
    <>
      <Button variant="default" onClick={open}>
        {t("merge.open")}
      </Button>
      <OnDemand part={dialog} opened={opened} onGiveUp={close}>
        {(Dialog, isOpen) => (
          <Dialog opened={isOpen} onClose={close} profile={profile} candidates={candidates} onMerged={onMerged} />
        )}
      </OnDemand>
    </>
  );
}
