import { useSearchParams } from "react-router";
import { useWorkspace } from "../../frame/workspace/workspace.ts";

/** The search parameter with the version that the one on screen is compared with. */
export const COMPARED = "compare";

/** The version that the one on screen is compared with; null for none, and where the address names one that does not exist. */
export function useCompared(shown: number): number | null {
  const [params] = useSearchParams();
  const { version: current, generated_versions_len: count } = useWorkspace().agreement;
  const asked = params.get(COMPARED) ?? "";
  if (!/^\d+$/.test(asked)) return null;
  const version = Number(asked);
  return version !== shown && (version < count || version === current) ? version : null;
}
