import { Button, Checkbox, Group, Modal, Stack, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { type ReactNode, useState } from "react";
import { partiesToAsk, UNDO_MS } from "shared-schema/approval/asking";
import type { ApprovalsBody } from "shared-schema/approval/schema";
import { datesInWords } from "shared-schema/next/words";
import { askForApproval, takeBackRequest } from "#store/commands/agreement/approval.ts";
import { useApprovals } from "#store/queries/agreement/approvals.ts";
import { useViewer } from "#store/queries/documents.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useLanguage, useText } from "#ui/i18n.ts";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { uiMessages } from "#ui/messages.ts";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { Hindrance } from "../../moves/Hindrance.tsx";
import { useMoveHindrance } from "../../moves/useMoveHindrance.ts";
import { type CurrentTerms, useTerms } from "../../moves/useTerms.ts";
import { useNames } from "../../people/useParties.ts";
import { dialogMessages } from "./dialogMessages.ts";

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Asks the others to approve: shows the recipients, ticked, and when each was last asked. */
export function AskDialog({ opened, onClose }: Props) {
  const t = useText(dialogMessages);
  const ui = useText(uiMessages);
  const { id } = useWorkspace();
  const { current } = useTerms();
  const approvals = useApprovals(id);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t("asking.title")}
      centered
      padding="lg"
      closeButtonProps={{ "aria-label": ui("ui.close") }}
    >
      {current && approvals && <Question current={current} approvals={approvals} onClose={onClose} />}
    </Modal>
  );
}

/** Someone whose approval is awaited. */
interface Asked {
  profile_id: number;
  name: string;
  /** When the person was last asked, or why no mail reaches them; may be empty. */
  note: string;
  isAble: boolean;
}

function Question({
  current,
  approvals,
  onClose,
}: {
  current: CurrentTerms;
  approvals: ApprovalsBody;
  onClose: () => void;
}) {
  const t = useText(dialogMessages);
  const language = useLanguage();
  const show = useShow();
  const { id, agreement, plan, missing } = useWorkspace();
  const hindrance = useMoveHindrance();
  const people = usePeople(current, approvals);
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>();
  const chosen = people.filter(({ isAble, profile_id }) => isAble && !unticked.has(profile_id));
  const toggle = (profileId: number, isTicked: boolean) => {
    const next = new Set(unticked);
    if (isTicked) next.delete(profileId);
    else next.add(profileId);
    setUnticked(next);
  };
  const submit = async () => {
    setBusy(true);
    const profiles = chosen.map(({ profile_id }) => profile_id);
    const asked = await askForApproval(id, profiles, current.fingerprint).finally(() => setBusy(false));
    if (!asked.ok) return setRefusal(refusalMessage(asked.refusal));
    onClose();
    sayAsked(id, {
      done: t("asking.done", { count: profiles.length }),
      undo: t("asking.undo"),
      undone: t("asking.undone"),
    });
  };
  return (
    <Stack gap="sm">
      <Text fw={600}>
        {[show.sum(plan?.price.total_agreement_price), datesInWords(agreement, language)].filter(Boolean).join(" · ")}
      </Text>
      {missing.paths.length > 0 && <Notice tone="wait">{t("asking.missing", { count: missing.paths.length })}</Notice>}
      {people.length === 0 && <Text>{t("asking.none")}</Text>}
      {people.map(({ profile_id, name, note, isAble }) => (
        <Checkbox
          key={profile_id}
          label={name}
          description={note === "" ? undefined : note}
          disabled={!isAble}
          checked={isAble && !unticked.has(profile_id)}
          onChange={(event) => toggle(profile_id, event.currentTarget.checked)}
        />
      ))}
      <Text size="sm" c="dimmed">
        {t("asking.about")}
      </Text>
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
      <Hindrance id="asking-reason" by={hindrance} />
      <Group justify="flex-end" gap="sm">
        <Button variant="default" onClick={onClose}>
          {t("approving.later")}
        </Button>
        <BusyButton
          data-autofocus
          busy={busy}
          disabled={chosen.length === 0 || hindrance !== null || !current.isCurrent}
          aria-describedby={hindrance === null ? undefined : "asking-reason"}
          onClick={submit}
        >
          {t("asking.submit", { count: chosen.length })}
        </BusyButton>
      </Group>
    </Stack>
  );
}

function usePeople({ fingerprint }: CurrentTerms, approvals: ApprovalsBody): Asked[] {
  const t = useText(dialogMessages);
  const show = useShow();
  const viewer = useViewer();
  const { agreement } = useWorkspace();
  const names = useNames();
  const candidates = partiesToAsk(agreement, approvals, { fingerprint, viewer, now: new Date().toISOString() });
  const people = new Map<number, Asked>();
  for (const { party, profile_id, isRecent } of candidates) {
    const { name, profile } = names(profile_id);
    const asked = approvals.parties[party]?.asked;
    const hasAccount = profile !== null && profile.user_id !== null;
    const before = asked && {
      when: show.day(asked.at),
      opened: asked.opened_at === null ? null : show.day(asked.opened_at),
    };
    const said = before ? t(before.opened === null ? "asking.asked" : "asking.opened", before) : "";
    const note = hasAccount
      ? [said, isRecent && t("asking.recent")].filter(Boolean).join(" · ")
      : t("asking.noAccount");
    people.set(profile_id, { profile_id, name, note, isAble: hasAccount && !isRecent });
  }
  return [...people.values()];
}

/** Says that people were asked, and offers to take it back while the mails have not left. */
function sayAsked(id: number, words: { done: string; undo: string; undone: string }): void {
  const key = `asked-${id}`;
  const undo = async () => {
    notifications.hide(key);
    const taken = await takeBackRequest(id);
    if (taken.ok) notifications.show({ message: words.undone });
    else notifications.show({ color: "signal", message: refusalMessage(taken.refusal) });
  };
  notifications.show({
    id: key,
    autoClose: UNDO_MS,
    message: (
      <Group justify="space-between" gap="sm">
        {words.done}
        <Button size="compact-md" variant="default" onClick={undo}>
          {words.undo}
        </Button>
      </Group>
    ),
  });
}
