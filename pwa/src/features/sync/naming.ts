import { type NamedThing, numberAndName } from "../../store/queries/titles.ts";
import type { Text } from "../../ui/i18n.ts";
import { syncMessages } from "./messages.ts";

const PAGES: Readonly<Record<string, (key: string) => string>> = {
  agreements: (key) => `/agreement/${key}`,
  crew_lists: (key) => `/agreement/${key}/crew`,
  yachts: (key) => `/yachts/${key}`,
  profiles: (key) => `/profile/${key}`,
};

/** Kind, number and name, the same in every list: «Agreement 00012 · Riviera», «Yacht Mistral». */
export function documentName(thing: NamedThing, t: Text<keyof typeof syncMessages>): string {
  if (thing.collection === "drafts") return t("sync.drafts.text", { text: thing.title });
  const key = `sync.${thing.collection}`;
  const name = numberAndName(thing);
  return isKind(key) ? `${t(key)} ${name}` : name;
}

/** Returns the path of the document's page; null for a document without one. */
export function documentPath({ collection, key }: NamedThing): string | null {
  return PAGES[collection]?.(key) ?? null;
}

function isKind(key: string): key is keyof typeof syncMessages {
  return key in syncMessages;
}
