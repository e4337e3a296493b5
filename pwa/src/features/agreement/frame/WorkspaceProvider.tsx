import { type ReactNode, useMemo } from "react";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { useAgreementAccess } from "../../../store/documents.ts";
import { useToday } from "../../../ui/useToday.ts";
import { usePlan } from "../../../workers/plan/usePlan.ts";
import { useMissing } from "./useMissing.ts";
import { type Workspace, WorkspaceContext } from "./workspace.ts";

interface Props {
  id: number;
  agreement: AgreementBody;
  children: ReactNode;
}

/** Gives every section the agreement, what may be done with it, and what the worker made of it. */
export function WorkspaceProvider({ id, agreement, children }: Props) {
  const access = useAgreementAccess(id);
  const { plan, busy, failed, delta } = usePlan(id, useToday());
  const missing = useMissing(id, agreement, plan);
  const workspace = useMemo<Workspace>(() => {
    const may = {
      terms: access.editable("terms"),
      calls: access.editable("calls"),
      settlement: access.editable("settlement"),
    };
    return { id, agreement, access, may, plan, busy, failed, delta: delta?.total ?? null, missing };
  }, [id, agreement, access, plan, busy, failed, delta, missing]);
  return <WorkspaceContext value={workspace}>{children}</WorkspaceContext>;
}
