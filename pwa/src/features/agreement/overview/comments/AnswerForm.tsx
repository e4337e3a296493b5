import { Button, Group, Stack, Textarea } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { Comment } from "shared-schema/agreement/schema";
import { addComment } from "#store/commands/agreement/comments.ts";
import { confirm } from "#ui/feedback/confirm.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { commentMessages } from "./commentMessages.ts";
import { commentPath } from "./commentPath.ts";
import { useKeptText } from "./useKeptText.ts";

interface Props {
  commentId: string;
  about: Comment["about"];
  /** Author of the comment. */
  name: string;
  /** The text takes the focus. */
  autoFocus: boolean;
  onClose: () => void;
}

/** An answer to a comment. It is kept on this device until it is added. */
export function AnswerForm({ commentId, about, name, autoFocus, onClose }: Props) {
  const t = useText(commentMessages);
  const { id } = useWorkspace();
  const path = commentPath(id, commentId, "text");
  const [text, setText, forgetSent] = useKeptText(path);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>();
  const leave = () => {
    setText("");
    onClose();
  };
  const save = async () => {
    setBusy(true);
    const answer = { about, text: text.trim(), answers: commentId };
    const added = await addComment(id, answer).finally(() => setBusy(false));
    if (!added.ok) return setRefusal(refusalMessage(added.refusal));
    forgetSent();
    onClose();
  };
  const cancel = async () => {
    const options = { confirmLabel: t("comments.discard"), danger: true };
    if (text.trim() === "" || (await confirm(t("comments.discard.ask"), options))) leave();
  };
  return (
    <Stack gap="xs" mt={6}>
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
      <Textarea
        label={t("comments.answerTo", { name })}
        name={path}
        autoFocus={autoFocus}
        value={text}
        readOnly={busy}
        onChange={(event) => setText(event.currentTarget.value)}
        maxLength={20_000}
        rows={2}
      />
      <Group gap="xs">
        <BusyButton size="compact-sm" busy={busy} disabled={text.trim() === ""} onClick={save}>
          {t("comments.answer")}
        </BusyButton>
        <Button size="compact-sm" variant="default" disabled={busy} onClick={cancel}>
          {t("comments.cancel")}
        </Button>
      </Group>
    </Stack>
  );
}
