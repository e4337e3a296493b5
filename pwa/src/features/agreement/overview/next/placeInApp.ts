import { placeOfNext } from "shared-schema/next/place";
import { type SectionKey, sectionAddress, sectionOfPath } from "../../frame/nav/sections.ts";
import type { ShownNext } from "./useNext.ts";

/** Parts of the agreement that the missing list does not have, or calls by another name. */
const SECTION_OF_PART: Readonly<Record<string, SectionKey>> = {
  payment_calls: "price",
  payments: "price",
  stays: "clients",
};

/** The address where the next step is taken: of a conflict, its field. Null where it waits for others. */
export function placeInApp({ next, conflict }: ShownNext, at: { id: number; version: number }): string | null {
  if (next.kind !== "conflict" || conflict === null) return placeOfNext(next, at);
  const [part = ""] = conflict.split(".");
  const section = SECTION_OF_PART[part] ?? sectionOfPath(`cruise.${conflict}`);
  return sectionAddress(at.id, section, `agreements/${at.id}/${conflict}`);
}
