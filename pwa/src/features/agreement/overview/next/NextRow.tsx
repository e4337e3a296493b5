import { Button, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { nextLine } from "shared-schema/next/words";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { moveMessages } from "../../moves/moveMessages.ts";
import { Reason } from "../../moves/Reason.tsx";
import { useMoveHindrance } from "../../moves/useMoveHindrance.ts";
import { useApproving } from "./approving.ts";
import classes from "./next.module.css";
import { nextMessages } from "./nextMessages.ts";
import { placeInApp } from "./placeInApp.ts";
import type { ShownNext } from "./useNext.ts";

/** The viewer's next step in one sentence, with the button that takes it; on a phone a bar under the thumb. */
export function NextRow({ shown }: { shown: ShownNext }) {
  const t = useText(nextMessages);
  const { next, words } = shown;
  const { hasApproved } = useApproving();
  const action = <Action shown={shown} />;
  const acts = next.kind !== "waits" && next.kind !== "items";
  return (
    <>
      {hasApproved && next.kind === "waits" && <Text role="status">{t("next.approved")}</Text>}
      <div className={classes.row} data-waits={next.kind === "waits" || undefined} data-acts={acts || undefined}>
        <div className={classes.words}>
          <p className={classes.title}>{words.title}</p>
          {words.beside !== "" && <p className={classes.beside}>{words.beside}</p>}
        </div>
        {acts && action}
      </div>
      {acts && <div className={classes.room} />}
      {hasApproved && next.kind === "waits" && (
        <Text size="sm" c="dimmed" mt="xs">
          {t("next.then.sign")}
        </Text>
      )}
    </>
  );
}

function Action({ shown }: { shown: ShownNext }) {
  const t = useText(nextMessages);
  const { id, agreement } = useWorkspace();
  const { approve, ask } = useApproving();
  const { next, words } = shown;
  if (next.kind === "approve" || next.kind === "ask") {
    const isAsking = next.kind === "ask";
    return (
      <Bound words={words} onClick={isAsking ? ask : approve}>
        {t(isAsking ? "next.ask" : "next.approve")}
      </Bound>
    );
  }
  const place = placeInApp(shown, { id, version: agreement.version });
  if (place === null || next.kind === "waits" || next.kind === "items") return null;
  return (
    <Button component={Link} to={place} className={classes.act} aria-label={nextLine(words)}>
      <Label words={words}>{t(`next.open.${next.kind}`)}</Label>
    </Button>
  );
}

/** A step that binds others: it takes a connection, and is off with its reason without one. */
function Bound({ words, onClick, children }: { words: ShownNext["words"]; onClick: () => void; children: ReactNode }) {
  const reasons = useText(moveMessages);
  const hindrance = useMoveHindrance();
  return (
    <>
      <Button
        className={classes.act}
        disabled={hindrance !== null}
        aria-label={nextLine(words)}
        aria-haspopup="dialog"
        aria-describedby={hindrance === null ? undefined : "next-reason"}
        onClick={onClick}
      >
        <Label words={words}>{children}</Label>
      </Button>
      {hindrance !== null && <Reason id="next-reason">{reasons(`move.hindrance.${hindrance}`)}</Reason>}
    </>
  );
}

/** A word beside the sentence; on a phone, where the button is all that is shown, the sentence itself. */
function Label({ words: { title, beside }, children }: { words: ShownNext["words"]; children: ReactNode }) {
  return (
    <>
      <span className={classes.onDesk}>{children}</span>
      <span className={classes.onPhone}>
        <span>{title}</span>
        {beside !== "" && <span className={classes.small}>{beside}</span>}
      </span>
    </>
  );
}
