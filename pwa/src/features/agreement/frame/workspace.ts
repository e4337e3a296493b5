import { createContext, useContext } from "react";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Plan } from "shared-schema/pricing/plan";
import type { AgreementAccess } from "../../../store/documents.ts";

/** What every section of an opened agreement works with. */
export interface Workspace {
  id: number;
  agreement: AgreementBody;
  access: AgreementAccess;
  /** What may be written now, by who asks and by the status. */
  may: { terms: boolean; calls: boolean; settlement: boolean };
  plan: Plan | null;
  busy: boolean;
  /** The agreement as it is now cannot be planned; `plan` is null. */
  failed: boolean;
  /** What the last change did to the total; null before there was one. */
  delta: number | null;
  /** Paths of what the contract still lacks. */
  missing: readonly string[];
}

export const WorkspaceContext = createContext<Workspace | null>(null);

/** The agreement that is open; only within the workspace's frame. */
export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error("A section of an agreement needs the workspace's frame round it.");
  return workspace;
}
