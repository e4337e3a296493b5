import { createContext, useContext } from "react";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Inputs } from "shared-schema/frozen/inputs";
import type { Plan } from "shared-schema/pricing/plan";
import type { Missing } from "shared-schema/terms/missing";
import type { AgreementAccess } from "#store/queries/documents.ts";
import type { Delta, LastKnown } from "#workers/plan/planState.ts";

/** The context of every section of an open agreement. */
export interface Workspace {
  id: number;
  agreement: AgreementBody;
  /** Yacht, profiles and tax rows: live for a draft, else frozen. Undefined while they are loading. */
  inputs: Inputs | undefined;
  access: AgreementAccess;
  /** The parts that the user may edit now, by role and status. */
  may: { terms: boolean; calls: boolean; payments: boolean; settlement: boolean };
  plan: Plan | null;
  /** The figures kept of the last visit; null where there are none. */
  last: LastKnown | null;
  /** An edit is being routed or planned. */
  busy: boolean;
  /** The agreement as it is now cannot be planned; `plan` is null, or has gaps. */
  failed: boolean;
  /** Plans once more, after the worker could not. */
  replan(): void;
  /** The effect of the last edit on total and rate; null before there was one, and until it is routed and priced. */
  delta: Delta | null;
  /** Says whether a router is there to draw the legs that an edit leaves to it: the delta waits for it. */
  setRoutes(routes: boolean): void;
  /** The items that the contract still lacks, and those of them that the total waits for. */
  missing: Missing;
}

export const WorkspaceContext = createContext<Workspace | null>(null);

/** The agreement that is open; only within the workspace's frame. */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error("A section of an agreement needs the workspace's frame round it.");
  return workspace;
}
