/**
 * The keys of the names in an agreement and its parts: its title, services, places, calls for fund, and a proposal, which may become one
 * of them.
 */
export const AGREEMENT_NAMES: ReadonlySet<string> = new Set(["name", "call_location_str", "designation", "proposes"]);
