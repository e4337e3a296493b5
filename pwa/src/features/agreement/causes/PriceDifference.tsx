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
  const told = usePriceCauses(states);
  if (told === undefined) return <Loading lines={3} />;
  if (told.ok) return <CausesTable told={told.value} known={known} />;
  return (
    <Notice tone="wait">{told.refusal.code === "server.unreachable" ? offline : refusalMessage(told.refusal)}</Notice>
  );
}
