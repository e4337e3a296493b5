import type { SectionKey } from "../../features/agreement/frame/nav/sections.ts";

/** After `g`: the letter of each place of the app. */
export const PLACE_KEYS = { a: "/agreement", h: "/help", k: "/contacts" } as const;

/** After `g`, while an agreement is open: the letter of each section. */
export const SECTION_KEYS: Readonly<Record<string, SectionKey>> = {
  o: "overview",
  y: "yacht",
  r: "mapping",
  c: "clients",
  b: "brokers",
  s: "services",
  p: "price",
  t: "contract",
  d: "documents",
};
