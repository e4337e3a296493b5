import { type Difference, differences, isMap, keysOf, valueAt } from "shared-schema/base/json";
import type { Body } from "../base/uncut.ts";
import { crewChanges } from "./crewChanges.ts";

/** Of no use to a reader: places in a list, between which ends a router drew, and a count that status and version tell. */
const UNTOLD = new Set(["pos", "routed", "created_at", "created_by", "generated_versions_len"]);

/** The differences between two states of a document as a reader sees them, field by field; a part that came or went is one. */
export function changesBetween(collection: string, before: Body | null, after: Body | null): Difference[] {
  if (collection === "approvals") return approvalChanges(before, after);
  if (collection === "crew_lists") return crewChanges(before, after);
  return differences(before ?? {}, after ?? {})
    .filter(({ path }) => !UNTOLD.has(path.split(".").at(-1) ?? ""))
    .map((change) => ({ ...change, before: light(change.before), after: light(change.after) }));
}

/** Approvals that were given and revoked: when, by party. Views are not told. */
function approvalChanges(before: Body | null, after: Body | null): Difference[] {
  const [was, is] = [before?.["parties"], after?.["parties"]].map((parties) => (isMap(parties) ? parties : {}));
  return keysOf(was ?? {}, is ?? {}).flatMap((party) => {
    const at = (parties: Body | undefined) => valueAt(parties?.[party], "approval.at") ?? null;
    const change = { path: `parties.${party}`, before: at(was), after: at(is) };
    return change.before === change.after ? [] : [change];
  });
}

/** A value without what weighs much and says little: of a drawn line the number of its points is told. */
function light(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => (isMap(item) ? null : item));
  if (!isMap(value)) return value ?? null;
  const kept = Object.entries(value).filter(([key]) => !UNTOLD.has(key) && key !== "track");
  return Object.fromEntries(kept.map(([key, item]) => [key, light(item)]));
}
