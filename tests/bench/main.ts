/**
 * `npm run bench [-- sync|screens|firstPull|plan|price|route|places|contract|erasure|app]`: figures of this machine, and ratios against peers in the same
 * run. `app` takes parts: `npm run bench -- app starts|editing|fleet|landing|drag|scroll`.
 */
const wanted = process.argv.slice(2);
const parts = wanted.slice(wanted.indexOf("app") + 1);

const suites: Record<string, () => Promise<void>> = {
  sync: async () => (await import("./sync.ts")).benchSync(),
  screens: async () => (await import("./screens.ts")).benchScreens(),
  firstPull: async () => {
    await (await import("./smallDocuments.ts")).benchSmallDocuments();
    await (await import("./firstPull.ts")).benchFirstPull();
  },
  plan: async () => (await import("./plan.ts")).benchPlan(),
  price: async () => (await import("./price/price.ts")).benchPrice(),
  route: async () => (await import("./route.ts")).benchRoute(),
  places: async () => (await import("./places.ts")).benchPlaces(),
  contract: async () => (await import("./contract/contract.ts")).benchContract(),
  erasure: async () => (await import("./erasure.ts")).benchErasure(),
  app: async () => (await import("./app/app.ts")).benchApp(parts),
};

for (const [name, run] of Object.entries(suites)) {
  if (wanted.length === 0 || wanted.includes(name)) await run();
}
process.exit(0);

export {};
