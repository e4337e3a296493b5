import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { decideMoveBy } from "shared-schema/agreement/status";
import { moveAgreement, type OverviewMove } from "../../../../store/commands/agreement/moves.ts";
import { useViewer } from "../../../../store/queries/documents.ts";
import { confirm } from "../../../../ui/feedback/confirm.tsx";
import { Notice } from "../../../../ui/feedback/Notice.tsx";
import { saying } from "../../../../ui/feedback/Said.tsx";
import { useText } from "../../../../ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { Done } from "./Done.tsx";
import { moveMessages } from "./moveMessages.ts";
import { Reason } from "./Reason.tsx";
import { useMoveHindrance } from "./useMoveHindrance.ts";

const MOVES: readonly OverviewMove[] = ["lock", "unlock", "new_addendum", "discard_addendum", "archive"];

/** Moves that nothing takes back are asked twice. */
const isFinal = (move: OverviewMove): move is "discard_addendum" | "archive" =>
  move === "discard_addendum" || move === "archive";

/** Lock, unlock, new addendum, discard its draft, archive: those that the status allows. The server makes them. */
export function Moves() {
  const t = useText(moveMessages);
  const viewer = useViewer();
  const { id, agreement } = useWorkspace();
  const hindrance = useMoveHindrance();
  const [busy, setBusy] = useState<OverviewMove | null>(null);
  const [refusal, setRefusal] = useState<ReactNode>();
  const [made, setMade] = useState<OverviewMove>();
  const possible = MOVES.filter((move) => decideMoveBy(agreement, move, viewer).ok);
  if (possible.length === 0 && made === undefined) return null;
  const make = async (move: OverviewMove) => {
    if (isFinal(move)) {
      const sure = await confirm(t(`move.${move}.confirm`), {
        danger: move === "discard_addendum",
        confirmLabel: t(`move.${move}`),
      });
      if (!sure) return;
    }
    setBusy(move);
    setMade(undefined);
    const moved = await moveAgreement(id, agreement.version, move).finally(() => setBusy(null));
    setRefusal(moved.ok ? undefined : saying(moved.refusal));
    if (moved.ok) setMade(move);
  };
  return (
    <>
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
      {made !== undefined && <Done key={made}>{t(`move.done.${made}`)}</Done>}
      {possible.map((move) => (
        <Button
          key={move}
          variant={isFinal(move) ? "outline" : "filled"}
          {...(move === "discard_addendum" && { color: "signal" })}
          disabled={hindrance !== null}
          loading={busy === move}
          aria-describedby={hindrance === null ? undefined : "move-reason"}
          onClick={() => make(move)}
        >
          {t(`move.${move}`)}
        </Button>
      ))}
      {hindrance !== null && possible.length > 0 && (
        <Reason id="move-reason">{t(`move.hindrance.${hindrance}`)}</Reason>
      )}
    </>
  );
}
