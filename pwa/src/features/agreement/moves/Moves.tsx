import { type ReactNode, useState } from "react";
import { decideMoveBy } from "shared-schema/agreement/status";
import type { Refusal, Result } from "shared-schema/base/result";
import type { RefusalCode } from "shared-schema/refusals/catalogue";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { moveAgreement, type PlainMove } from "../../../store/commands/agreement/moves.ts";
import { useViewer } from "../../../store/queries/documents.ts";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { Done } from "./Done.tsx";
import { MoveRow } from "./MoveRow.tsx";
import { moveMessages } from "./moveMessages.ts";
import { Reason } from "./Reason.tsx";
import { useMoveHindrance } from "./useMoveHindrance.ts";

const MOVES: readonly PlainMove[] = [
  ...(["lock", "unlock", "new_addendum", "discard_addendum"] as const),
  ...(["start_settling", "settle", "cancel_settling", "reopen", "archive"] as const),
];

/** Moves that are asked about first: they freeze the terms for everybody, suspend signing, cannot be taken back, or open and close a settlement. */
const ASKED = [
  ...(["lock", "new_addendum", "discard_addendum"] as const),
  ...(["start_settling", "settle", "cancel_settling", "reopen", "archive"] as const),
] as const;
const isAsked = (move: PlainMove): move is (typeof ASKED)[number] => ASKED.some((asked) => asked === move);
const discards = (move: PlainMove) => move === "discard_addendum" || move === "cancel_settling";
/** Only the next move stands out: moves that end or hold an agreement are outlined. */
const isOutlined = (move: PlainMove) => discards(move) || move === "lock" || move === "archive" || move === "reopen";

interface Props {
  /** Those to be offered here. */
  of?: readonly PlainMove[];
  /** Each in a row with its consequence, and none of them the first button of the page. */
  inRows?: boolean;
  /** The id of the sentence that says why they cannot be made now; other than the usual one where two stand on one page. */
  reasonId?: string;
}

/** The moves that the status allows. The server makes them. */
export function Moves({ of = MOVES, inRows = false, reasonId = "move-reason" }: Props) {
  const t = useText(moveMessages);
  const viewer = useViewer();
  const { id, agreement } = useWorkspace();
  const hindrance = useMoveHindrance();
  const [busy, setBusy] = useState<PlainMove | null>(null);
  const [refusal, setRefusal] = useState<ReactNode>();
  const [made, setMade] = useState<PlainMove>();
  const open = refusalOf(decideMoveBy(agreement, "settle", viewer), "agreement.calls-open");
  const possible = of.filter(
    (move) => decideMoveBy(agreement, move, viewer).ok || (move === "settle" && open !== null),
  );
  if (possible.length === 0 && made === undefined) return null;
  const make = async (move: PlainMove) => {
    if (isAsked(move)) {
      const sure = await confirm(t(`move.${move}.confirm`), {
        danger: discards(move),
        confirmLabel: t(`move.${move}`),
        // «Cancel» beside «Cancel settlement process» would not say which of the two cancels what.
        ...(move === "cancel_settling" && { cancelLabel: t("move.cancel_settling.keep") }),
      });
      if (!sure) return;
    }
    setBusy(move);
    setMade(undefined);
    const moved = await moveAgreement(id, agreement.version, move).finally(() => setBusy(null));
    setRefusal(moved.ok ? undefined : refusalMessage(moved.refusal));
    if (moved.ok) setMade(move);
  };
  return (
    <>
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
      {made !== undefined && <Done key={made}>{t(`move.done.${made}`)}</Done>}
      {possible.map((move) => {
        const button = (
          <BusyButton
            key={move}
            {...look(move, inRows)}
            disabled={hindrance !== null || (move === "settle" && open !== null)}
            busy={busy === move}
            aria-describedby={hindrance !== null || (move === "settle" && open !== null) ? reasonId : undefined}
            onClick={() => make(move)}
          >
            {t(`move.${move}`)}
          </BusyButton>
        );
        if (!inRows) return button;
        return (
          <MoveRow key={move} what={t(`move.what.${move}`)}>
            {button}
          </MoveRow>
        );
      })}
      {possible.length > 0 && (hindrance !== null || (open !== null && possible.includes("settle"))) && (
        <Reason id={reasonId}>
          {hindrance !== null ? t(`move.hindrance.${hindrance}`) : open !== null && refusalMessage(open)}
        </Reason>
      )}
    </>
  );
}

/** In rows the buttons are quiet, and one that discards is red text alone. */
function look(move: PlainMove, inRows: boolean) {
  const color = discards(move) && { color: "signal" };
  if (inRows) return { variant: discards(move) ? "subtle" : "default", ...color } as const;
  return { variant: isOutlined(move) ? "outline" : "filled", ...color } as const;
}

/** The refusal of a decision, where it has this code. */
function refusalOf(decided: Result<unknown>, code: RefusalCode): Refusal | null {
  return !decided.ok && decided.refusal.code === code ? decided.refusal : null;
}
