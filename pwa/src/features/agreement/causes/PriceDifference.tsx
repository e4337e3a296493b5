import type { Known } from "../../../forms/words/words.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { Loading } from "../../../ui/layout/Loading.tsx";
import { CausesTable } from "./CausesTable.tsx";
import type { States } from "./states.ts";
import { usePriceCauses } from "./usePriceCauses.ts";

interface Props {
  states: States;
  known: Known;
  /** Shown without a connection: the server finds the causes. */
  offline: string;
}

/** The difference of the total between two states, by cause and author. */
export function PriceDifference({ states, known, offline }: Props) {
  const answer = usePriceCauses(states);
  if (answer === undefined) return <Loading lines={3} />;
  if (answer.ok) return <CausesTable answer={answer.value} known={known} />;
  return (
    <Notice tone="wait">
      {answer.refusal.code === "server.unreachable" ? offline : refusalMessage(answer.refusal)}
    </Notice>
  );
}
