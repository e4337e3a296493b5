interface Suite {
  /** Longer than this takes none that is not hung, also on a machine under load. */
  minutes: number;
  /** @param parts what of it is wanted; all unless named */
  run: (parts: readonly string[]) => Promise<void>;
}

/** Each measures in a process of its own, as `npm run bench` runs it. Its modules load there alone. */
export const SUITES: Readonly<Record<string, Suite>> = {
  sync: { minutes: 15, run: async () => (await import("./sync.ts")).benchSync() },
  screens: { minutes: 5, run: async () => (await import("./screens.ts")).benchScreens() },
  firstPull: {
    minutes: 20,
    run: async () => {
      await (await import("./smallDocuments.ts")).benchSmallDocuments();
      await (await import("./firstPull.ts")).benchFirstPull();
    },
  },
  importing: { minutes: 20, run: async () => (await import("./importing.ts")).benchImporting() },
  plan: { minutes: 5, run: async () => (await import("./plan.ts")).benchPlan() },
  price: { minutes: 5, run: async () => (await import("./price/price.ts")).benchPrice() },
  route: { minutes: 15, run: async () => (await import("./route.ts")).benchRoute() },
  places: { minutes: 5, run: async () => (await import("./places.ts")).benchPlaces() },
  contract: { minutes: 15, run: async () => (await import("./contract/contract.ts")).benchContract() },
  signing: { minutes: 10, run: async () => (await import("./signing/signing.ts")).benchSigning() },
  passports: { minutes: 20, run: async () => (await import("./passports.ts")).benchPassports() },
  erasure: { minutes: 10, run: async () => (await import("./erasure.ts")).benchErasure() },
  app: { minutes: 30, run: async (parts) => (await import("./app/app.ts")).benchApp(parts) },
};

/** The short one, which `npm run bench` leaves out: ratios that are compared with those of earlier runs. */
export const QUICK: Suite = { minutes: 10, run: async () => (await import("./quick/quick.ts")).benchQuick() };
