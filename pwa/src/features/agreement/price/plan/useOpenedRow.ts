import { useState } from "react";
import { useLocation } from "react-router";
import { hashPath } from "#base/hashPath.ts";
import { isFieldOf } from "#store/drafts/fieldPath.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";

/** The row of the plan that is open, of which there is one at a time. */
export interface OpenedRow {
  opened: string | null;
  /** The call that was just added. */
  newest: string | null;
  toggle: (call: string) => void;
  /** Opens the row of a call that was just added. */
  begin: (call: string) => void;
}

/** Keeps which row is open. A link to a field of a call opens its row, also after another one was opened by hand. */
export function useOpenedRow(): OpenedRow {
  const { id, agreement } = useWorkspace();
  const { hash, key: at } = useLocation();
  const [chosen, choose] = useState<{ opened: string | null; at: string }>();
  const [newest, setNewest] = useState<string | null>(null);
  const target = hashPath(hash);
  const calls = Object.keys(agreement.payment_calls);
  const jumpedTo = calls.find((call) => isFieldOf(target, "agreements", id, "payment_calls", call)) ?? null;
  const opened = chosen?.at === at ? chosen.opened : jumpedTo;
  return {
    ...{ opened, newest },
    toggle: (call) => choose({ opened: opened === call ? null : call, at }),
    begin: (call) => {
      setNewest(call);
      choose({ opened: call, at });
    },
  };
}
