import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { deviceZone } from "#base/deviceZone.ts";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";
import { frameMessages } from "../../frame/messages.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { Hindrance } from "../../moves/Hindrance.tsx";
import { useMoveHindrance } from "../../moves/useMoveHindrance.ts";
import { useApproving } from "./approving.ts";
import classes from "./next.module.css";
import { nextMessages } from "./nextMessages.ts";
import { placeInApp } from "./placeInApp.ts";
import type { ShownNext } from "./useNext.ts";

/** The viewer's next step in one sentence, with the button that takes it, or what is there instead; on a phone a bar under the thumb. */
export function NextRow({ shown, children }: { shown: ShownNext; children?: ReactNode }) {
  const t = useText(nextMessages);
  const frame = useText(frameMessages);
  const show = useShow();
  const { next, words, asOf } = shown;
  const acts = next.kind !== "waits" && next.kind !== "items";
  return (
    <div
      className={classes.row}
      data-waits={next.kind === "waits" || undefined}
      data-acts={acts || undefined}
      data-known={asOf !== null || undefined}
    >
      <div className={classes.words} id="next-words">
        <p className={classes.title}>{words.title}</p>
        {words.beside !== "" && <p className={classes.beside}>{words.beside}</p>}
        {asOf !== null && (
          <p className={classes.beside}>
            {frame("agreement.asOf", { when: show.moment(asOf, deviceZone()) })}
            {acts && ` · ${t("next.waits")}`}
          </p>
        )}
      </div>
      {acts ? <Action shown={shown} /> : children}
    </div>
  );
}

function Action({ shown }: { shown: ShownNext }) {
  const t = useText(nextMessages);
  const { id, agreement } = useWorkspace();
  const { approve, ask } = useApproving();
  const { next, words, asOf } = shown;
  if (next.kind === "approve" || next.kind === "ask") {
    const isAsking = next.kind === "ask";
    return (
      <Bound words={words} isKnown={asOf === null} onClick={isAsking ? ask : approve}>
        {t(isAsking ? "next.ask" : "next.approve")}
      </Bound>
    );
  }
  const place = placeInApp(shown, { id, version: agreement.version });
  if (place === null || next.kind === "waits" || next.kind === "items") return null;
  return (
    <Button component={Link} to={place} className={classes.act} aria-describedby="next-words">
      <Label words={words}>{t(`next.open.${next.kind}`)}</Label>
    </Button>
  );
}

interface BoundProps {
  words: ShownNext["words"];
  /** The figures are those of now. */
  isKnown: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A step that binds others: it takes a connection and the figures of now, and is off with its reason without them. */
function Bound({ words, isKnown, onClick, children }: BoundProps) {
  const hindrance = useMoveHindrance();
  return (
    <>
      <Button
        className={classes.act}
        disabled={hindrance !== null || !isKnown}
        aria-haspopup="dialog"
        aria-describedby={hindrance === null ? "next-words" : "next-words next-reason"}
        onClick={onClick}
      >
        <Label words={words}>{children}</Label>
      </Button>
      <Hindrance id="next-reason" by={hindrance} />
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
