/** The pictures of the guide, which `tests/shots/forGuide.ts` takes, and their size in pixels. */
export const PICTURES = [
  "agreements",
  "search",
  "create",
  "missing",
  "route",
  "legs",
  "people",
  "passenger-lists",
  "price",
  "vat",
  "payment-plan",
  "approvals",
  "contract",
  "verify",
  "money",
  "apa",
  "contacts",
  "import",
  "passenger-link",
  "account",
  "alerts",
  "offline",
  "ready-for-sea",
  "conflict",
] as const;
export type PictureName = (typeof PICTURES)[number];

export const PICTURE_SIZE = { width: 1120, height: 720 } as const;
