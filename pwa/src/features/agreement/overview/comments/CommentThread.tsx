import { Button, Group, Stack, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { withProposal } from "shared-schema/agreement/comments/acceptProposal";
import type { Thread } from "shared-schema/agreement/comments/threads";
import type { Comment } from "shared-schema/agreement/schema";
import type { Result } from "shared-schema/base/result";
import { namedAgreement, nameOfTerm } from "shared-schema/terms/names/partsOfAgreement";
import { acceptComment, addComment, removeComment } from "#store/commands/agreement/comments.ts";
import { useViewer } from "#store/queries/documents.ts";
import { confirm } from "#ui/feedback/confirm.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useLanguage, useText } from "#ui/i18n.ts";
import { StatusTag } from "#ui/marks/StatusTag.tsx";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import { commentMessages } from "./commentMessages.ts";
import { isBegun } from "./commentPath.ts";
import classes from "./comments.module.css";
import { useAuthors } from "./useAuthors.ts";
import { useFormInPlace } from "./useFormInPlace.ts";

const TONES = { OPEN: "wait", ANSWERED: "done", PASSED_OVER: "plain" } as const;

/** A comment with its answers, and what can be done with it. */
export function CommentThread({ thread: { id: commentId, comment, answers, state } }: { thread: Thread }) {
  const t = useText(commentMessages);
  const language = useLanguage();
  const { id, agreement, inputs, access } = useWorkspace();
  const { user_id } = useViewer();
  const authorOf = useAuthors();
  const answering = useFormInPlace(() => isBegun(id, commentId));
  const [refusal, setRefusal] = useState<ReactNode>();
  const name = authorOf(comment);
  const isOwn = comment.author_user_id === user_id;
  const showResult = (result: Result<void>) => setRefusal(result.ok ? undefined : refusalMessage(result.refusal));
  const about = comment.about;
  const named = namedAgreement({ agreement, profiles: inputs?.profiles ?? {} });
  const pass = async () => {
    if (!(await confirm(t("comments.pass.ask", { name }), { confirmLabel: t("comments.pass") }))) return;
    showResult(await addComment(id, { about, text: "", answers: commentId, passes_over: true }));
  };
  // An agreement whose terms may not be written takes nothing over.
  const isAcceptable =
    state === "OPEN" &&
    access.write &&
    !isOwn &&
    agreement.status === "DRAFT" &&
    withProposal(agreement, comment) !== null;
  const accept = async () => showResult(await acceptComment(id, commentId, t("comments.accepted")));
  const remove = async () => {
    const asked = await confirm(t("comments.delete.ask"), { confirmLabel: t("comments.delete"), danger: true });
    if (asked) showResult(await removeComment(id, commentId));
  };
  return (
    <li className={classes.thread}>
      <Group gap="xs">
        <Text fw={600}>{about === null ? t("comments.about.whole") : nameOfTerm(about, named)[language]}</Text>
        <StatusTag tone={TONES[state]}>{t(`comments.state.${state}`)}</StatusTag>
      </Group>
      <Entry comment={comment} />
      {answers.map(({ id: answerId, comment: answer }) => (
        <div key={answerId} className={classes.answer}>
          <Entry comment={answer} />
        </div>
      ))}
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
      {answering.isOpen ? (
        <AnswerForm {...{ commentId, about, name }} autoFocus={answering.takesFocus} onClose={answering.close} />
      ) : (
        <Group gap="xs" mt={6}>
          <Button size="compact-sm" variant="default" autoFocus={answering.takesFocus} onClick={answering.open}>
            {t("comments.answer")}
          </Button>
          {isAcceptable && (
            <Button size="compact-sm" onClick={() => void accept()}>
              {t("comments.accept")}
            </Button>
          )}
          {state === "OPEN" && access.write && !isOwn && (
            <Button size="compact-sm" variant="default" onClick={() => void pass()}>
              {t("comments.pass")}
            </Button>
          )}
          {isOwn && answers.length === 0 && (
            <Button size="compact-sm" variant="subtle" color="signal" onClick={() => void remove()}>
              {t("comments.delete")}
            </Button>
          )}
        </Group>
      )}
    </li>
  );
}

function Entry({ comment }: { comment: Comment }) {
  const t = useText(commentMessages);
  const show = useShow();
  const authorOf = useAuthors();
  const byline = { name: authorOf(comment), when: show.instant(comment.at) };
  return (
    <Stack gap={2} mt={4}>
      <Text size="sm" c="dimmed">
        {t(comment.passes_over ? "comments.passedBy" : "comments.by", byline)}
      </Text>
      {comment.text !== "" && <Text className={classes.text}>{comment.text}</Text>}
      {comment.proposes && (
        <Text className={classes.text}>{t("comments.proposed", { proposal: comment.proposes })}</Text>
      )}
    </Stack>
  );
}
