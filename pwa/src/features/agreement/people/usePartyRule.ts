import { isWithin, roleAccess } from "shared-schema/agreement/access";
import { mayAddTo } from "shared-schema/agreement/partyChanges";
import type { Role } from "shared-schema/base/roles";
import { useViewer } from "../../../store/queries/documents.ts";
import { useText } from "../../../ui/i18n.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { partyMessages } from "./messages.ts";

interface PartyRule {
  mayAdd: boolean;
  /** The reason why the viewer may not add or remove someone; null where both are allowed. */
  sentence: string | null;
}

/** Returns what the viewer may do with the parties in a role, in words. */
export function usePartyRule(role: Role): PartyRule {
  const t = useText(partyMessages);
  const viewer = useViewer();
  const { agreement, access } = useWorkspace();
  const mayAdd = mayAddTo(agreement, viewer, role);
  const within = isWithin(roleAccess(role), access);
  if (mayAdd && (viewer.is_admin || within)) return { mayAdd, sentence: null };
  if (role === "carriers") return { mayAdd, sentence: t("parties.rule.carriers") };
  if (within) return { mayAdd, sentence: t("parties.rule.central") };
  return { mayAdd, sentence: mayAdd ? t("parties.rule.clients") : t("parties.rule.others") };
}
