import { type ReactNode, useMemo } from "react";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { usePlan } from "#documents/usePlan.ts";
import { useAgreementAccess } from "#store/queries/documents.ts";
import { useInputs } from "#store/queries/inputs.ts";
import { useToday } from "#ui/useToday.ts";
import { useMissing } from "../missing/useMissing.ts";
import { type Workspace, WorkspaceContext } from "./workspace.ts";

interface Props {
  id: number;
  agreement: AgreementBody;
  children: ReactNode;
}

/** Gives every section the agreement, what may be done with it, and what the worker made of it. */
export function WorkspaceProvider({ id, agreement, children }: Props) {
  const access = useAgreementAccess(id);
  const inputs = useInputs(id, agreement, useToday());
  const { plan, last, busy, failed, delta, again, setRoutes } = usePlan(id, agreement, inputs);
  // A copy without prices lacks them for its reader alone.
  const missing = useMissing(id, agreement, access.contract ? inputs : undefined, plan);
  const workspace = useMemo<Workspace>(() => {
    const may = {
      terms: access.editable("terms"),
      calls: access.editable("calls"),
      payments: access.editable("payments"),
      settlement: access.editable("settlement"),
    };
    const planned = { plan, last, busy, failed, replan: again, delta, setRoutes };
    return { id, agreement, inputs, access, may, ...planned, missing };
  }, [id, agreement, inputs, access, plan, last, busy, failed, again, delta, setRoutes, missing]);
  return <WorkspaceContext value={workspace}>{children}</WorkspaceContext>;
}
