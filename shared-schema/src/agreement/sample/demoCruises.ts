/** The demo's cruises by the names of their fixtures. The first is the one that the tests and the tour begin with. */
export const DEMO_CRUISES = [
  "riviera-corsica-sardinia",
  "iles-d-or-national",
  "balearics-charter",
  "leewards-usd",
] as const;
