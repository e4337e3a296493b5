import { isMap, type JsonMap } from "shared-schema/base/json";
import { TRAVEL_FIELDS } from "shared-schema/profile/schema";

/** The profiles whose passport or visa an answer holds, wherever they stand there: a profile itself, or what was changed of it. */
export function passportsIn(answer: unknown): Set<number> {
  const found = new Set<number>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) {
      for (const each of value) look(each);
      return;
    }
    if (!isMap(value)) return;
    if (TRAVEL_FIELDS.some((field) => isFilled(value[field]))) found.add(Number(value["id"]));
    if (mentionsPapers(value)) found.add(Number(value["document_id"]));
    for (const key in value) if (typeof value[key] === "object") look(value[key]);
  };
  look(answer);
  return found;
}

/** An entry of an agreement's history. */
function mentionsPapers({ collection, changes }: JsonMap): boolean {
  if (collection !== "profiles" || !Array.isArray(changes)) return false;
  return changes.some((change: unknown) => {
    if (!isMap(change)) return false;
    const { path, before, after } = change;
    return TRAVEL_FIELDS.some((field) => field === path) && (isFilled(before) || isFilled(after));
  });
}

function isFilled(value: unknown): boolean {
  return typeof value === "string" && value.trim() !== "";
}
