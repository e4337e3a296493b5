import { Button, Text } from "@mantine/core";
import { threadsOf } from "shared-schema/agreement/comments/threads";
import { useText } from "#ui/i18n.ts";
import { FoldedBlock } from "../../frame/FoldedBlock.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { CommentForm } from "./CommentForm.tsx";
import { CommentThread } from "./CommentThread.tsx";
import { commentMessages } from "./commentMessages.ts";
import { isBegun } from "./commentPath.ts";
import classes from "./comments.module.css";
import { useFormInPlace } from "./useFormInPlace.ts";

/** Remarks and counter-proposals of everybody who reads the agreement, with their answers; open while one is being written. */
export function CommentsBlock() {
  const t = useText(commentMessages);
  const { id, agreement } = useWorkspace();
  const writing = useFormInPlace(() => isBegun(id, null));
  const threads = threadsOf(agreement.comments);
  const open = threads.filter(({ state }) => state === "OPEN").length;
  return (
    <FoldedBlock
      title={t("comments.title")}
      startsOpen={isBegun(id, null) || threads.some((thread) => isBegun(id, thread.id))}
      {...(open > 0 && { note: t("comments.open", { count: open }) })}
    >
      {threads.length === 0 && <Text c="dimmed">{t("comments.none")}</Text>}
      <ul className={classes.threads}>
        {threads.map((thread) => (
          <CommentThread key={thread.id} thread={thread} />
        ))}
      </ul>
      {writing.isOpen ? (
        <CommentForm autoFocus={writing.takesFocus} onClose={writing.close} />
      ) : (
        <Button variant="default" mt="sm" autoFocus={writing.takesFocus} onClick={writing.open}>
          {t("comments.write")}
        </Button>
      )}
    </FoldedBlock>
  );
}
