import { isContainer } from "../../base/equal.ts";
import { entryOf, pathTo } from "../../base/json.ts";
import { done, type Fault, fault, type Refused, type Result, refused, refusedAt } from "../../base/result.ts";
import { MOST_NAME, tooLarge } from "../../base/size.ts";
import { validate } from "../../base/validation.ts";
import { type ContractData, contractData } from "./format.ts";
import { DATA_FORMAT, DATA_FORMAT_VERSION, MOST_DATA_BYTES } from "./names.ts";

/** Names that would reach into every object, were they taken over. */
const INHERITED = ["__proto__", "constructor", "prototype"];

/**
 * Reads the text of a file. Its size is bounded before it is parsed.
 * @returns the data, or the first thing that is wrong with it, with its path
 */
export function parseContractData(text: string): Result<ContractData> {
  // Each unit has one byte at least.
  if (text.length > MOST_DATA_BYTES) return dataTooLarge();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused("contract-data.other-format");
  }
  return readContractData(value);
}

/** Reads data that was parsed already. Depth, counts and names are bounded before the schema sees it. */
export function readContractData(value: unknown): Result<ContractData> {
  const unfit = refuseUnfit(value);
  if (unfit) return unfit;
  const checked = validate(contractData, value);
  if (!checked.ok) return firstFault(checked);
  return doubledWaypoint(checked.value) ?? unknownCall(checked.value) ?? done(checked.value);
}

/** The refusal of a file that is too large even to be read. */
export function dataTooLarge(): Refused {
  const kilobytes = MOST_DATA_BYTES / 1024;
  return refusedAt({ body: [fault("too-heavy")] }, "document.too-heavy", { kilobytes });
}

/** Why a value cannot be such data, whatever its fields hold; null where it may be. */
function refuseUnfit(value: unknown): Refused | null {
  const large = tooLarge(value, MOST_DATA_BYTES);
  if (large) return large;
  if (entryOf(value, "format") !== DATA_FORMAT) return refused("contract-data.other-format");
  const version = entryOf(value, "format_version");
  if (version !== DATA_FORMAT_VERSION) {
    const asked = typeof version === "number" ? version : "?";
    return refused("contract-data.other-version", { version: asked, known: DATA_FORMAT_VERSION });
  }
  const path = inheritedName(value, "");
  return path === null ? null : invalidAt(path, [fault("wrong-key")]);
}

/** The path of a forbidden name. The depth is bounded already. */
function inheritedName(value: unknown, path: string): string | null {
  if (!isContainer(value)) return null;
  for (const key of Object.keys(value)) {
    const at = pathTo(path, key);
    if (INHERITED.includes(key)) return at;
    const below = inheritedName(value[key], at);
    if (below !== null) return below;
  }
  return null;
}

/** One fault is enough to look at: a foreign file may have thousands. */
function firstFault({ refusal }: Refused): Refused {
  const [[path, faults] = ["body", []]] = Object.entries(refusal.fields ?? {});
  return invalidAt(path, faults.slice(0, 1));
}

function invalidAt(path: string, faults: readonly Fault[]): Refused {
  const at = path.slice(0, MOST_NAME);
  return refusedAt({ [at]: faults }, "contract-data.invalid", { path: at });
}

function doubledWaypoint({ agreement: { waypoints } }: ContractData): Refused | null {
  const ids = waypoints.map(({ id }) => id);
  const index = ids.findIndex((id, at) => ids.indexOf(id) !== at);
  return index < 0 ? null : invalidAt(`agreement.waypoints.${index}.id`, [fault("in-use")]);
}

/** Passengers board and leave at waypoints of the same file. */
function unknownCall({ agreement: { waypoints, stays } }: ContractData): Refused | null {
  const ids = new Set<string | null>([null, ...waypoints.map(({ id }) => id)]);
  for (const [index, stay] of stays.entries()) {
    for (const end of ["emb_waypoint", "disemb_waypoint"] as const) {
      if (!ids.has(stay[end])) return invalidAt(`agreement.stays.${index}.${end}`, [fault("no-call")]);
    }
  }
  return null;
}
