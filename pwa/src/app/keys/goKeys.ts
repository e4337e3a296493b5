import type { GroupKey } from "../../features/agreement/frame/nav/groups.ts";

/** After `g`: the letter of each place of the app. */
export const PLACE_KEYS = { a: "/agreement", h: "/help", k: "/contacts" } as const;

/** After `g`, while an agreement is open: the letter of each of its parts. */
export const GROUP_KEYS: Readonly<Record<string, GroupKey>> = {
  o: "overview",
  r: "route",
  p: "people",
  y: "yacht",
  m: "money",
  c: "contract",
};
