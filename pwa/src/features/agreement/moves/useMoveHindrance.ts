import { isSample } from "../../../store/session/sample.ts";
import { useSyncStatus } from "../../../store/status/status.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";

/**
 * Returns the reason why this device cannot make a move now, which binds everybody at once: no connection, or a part of
 * the agreement that the server does not have yet and would freeze without. Null when it can.
 */
export function useMoveHindrance(): "sample" | "offline" | "unsent" | null {
  const { id, agreement } = useWorkspace();
  const { offline, waiting } = useSyncStatus();
  if (isSample()) return "sample";
  if (offline) return "offline";
  const people = new Set(Object.values(agreement.parties).map((party) => String(party.profile_id)));
  const concerned = waiting.some(({ collection, key }) => {
    if (collection === "agreements") return key === String(id);
    if (collection === "yachts") return key === String(agreement.yacht_id);
    return collection === "profiles" && people.has(key);
  });
  return concerned ? "unsent" : null;
}
