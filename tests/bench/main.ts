/** `npm run bench [-- sync|screens|firstPull|plan|route|pdf]`: figures of this machine, and ratios against peers in the same run. */
const suites: Record<string, () => Promise<void>> = {
  sync: async () => (await import("./sync.ts")).benchSync(),
  screens: async () => (await import("./screens.ts")).benchScreens(),
  firstPull: async () => {
    await (await import("./smallDocuments.ts")).benchSmallDocuments();
    await (await import("./firstPull.ts")).benchFirstPull();
  },
  plan: async () => (await import("./plan.ts")).benchPlan(),
  route: async () => (await import("./route.ts")).benchRoute(),
  pdf: async () => (await import("./pdf.ts")).benchPdf(),
};

const wanted = process.argv.slice(2);
for (const [name, run] of Object.entries(suites)) {
  if (wanted.length === 0 || wanted.includes(name)) await run();
}
process.exit(0);

export {};
