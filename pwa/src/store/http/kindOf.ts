import type { Refusal } from "shared-schema/base/result";
import type { Kind } from "shared-schema/refusals/kinds";

/** Returns the kind of a refusal. The catalogue is loaded for it; where that fails, the server counts as out of reach. */
export async function kindOf({ code }: Refusal): Promise<Kind> {
  const catalogue = await import("shared-schema/refusals/catalogue").catch(() => null);
  return catalogue?.REFUSALS[code].kind ?? "unavailable";
}
