/** The import rules of ARCHITECTURE.md, checked by `npm run lint`. */
const only = (name, packages, home) => ({
  name,
  comment: `${packages} is imported by ${home} alone`,
  severity: "error",
  from: { pathNot: `${home}|\\.(test|test-support)\\.tsx?$|^tests/` },
  to: { path: `^node_modules/(${packages})/` },
});

/** Floors of a folder, lowest first: what is on one imports nothing from those above it, types included. */
const floors = (folder, order) =>
  order.slice(0, -1).map((floor, index) => ({
    name: `${folder}: ${floor}`,
    comment: `${floor} imports nothing from the floors above it`,
    severity: "error",
    from: { path: `^${folder}/(${floor})/`, pathNot: "\\.(test|test-support)\\.tsx?$" },
    to: { path: `^${folder}/(${order.slice(index + 1).join("|")})/` },
  }));

/** One rule for each floor that holds several rooms. */
const siblings = (folder, order) =>
  order
    .filter((floor) => floor.includes("|"))
    .map((floor) => ({
      name: `${folder}: beside each other: ${floor}`,
      comment: "rooms of one floor import nothing from each other",
      severity: "error",
      from: { path: `^${folder}/(${floor})/`, pathNot: "\\.(test|test-support)\\.tsx?$" },
      to: { path: `^${folder}/(${floor})/`, pathNot: `^${folder}/$1/` },
    }));

/** Folders whose rooms import neither upwards nor from their own floor. */
const HOUSES = {
  "sync-server/src/verbs": [
    "base",
    "documents",
    "visibility",
    "agreement|request|site|yacht",
    "contract|money",
    "billing",
    "signing",
    "people",
    "profile",
    "account",
    "sync",
    "erasure",
    "notify",
    "audit|history|operator",
    "jobs",
  ],
  "sync-server/src/ports": [
    "card|mailer|news|operator|passwords|pool|problems|signer|tiles|timeStamp|webPush",
    "bankStatements|fileFormats|files|rates",
    "derivations|printer|signatures",
    "threads",
  ],
  "pwa/src": ["base", "ui|verifier|workers", "store", "documents|forms|map", "features", "app"],
  "pwa/src/workers": ["geo", "charts|contacts|documents|journal|passport|plan|route|verify", "tiles"],
  "pwa/src/map": ["leaflet|marks|miniature|offline", "chart|gestures|over|route"],
  "pwa/src/app": ["access|notices", "keys", "search", "shell", "routing", "landing|sample"],
  "pwa/src/features/agreement": [
    "frame",
    "people",
    "money",
    "moves",
    "causes|missing|whatIf",
    // The sections of an agreement.
    "apa|bank|brokers|clients|contract|crew|guests|history|kyc|mapping|price|services|yacht",
    // Shows parts of the others, each loaded when it is needed.
    "overview",
    // Opens from every section.
    "share",
  ],
};

/**
 * The verbs that work on whole bodies: they decide, write, erase, or decide for each person what mail and alerts tell. What answers a
 * reader is not among them: it asks `verbs/visibility` for the reader's copy.
 */
const OPENERS = [
  "(base|documents|visibility|notify|audit|sync/(push|restore)|agreement/moves|money/exchange|site/reference)/",
  "erasure/(?!ownData/exportOwnData)",
  "account/(links/(claim|invite)|merge/moveAccount)\\.ts",
  "agreement/(keptApprovals|pastPrices|stateAt)\\.ts",
  "contract/(approval/(editor|endApprovals|lastEdit|outdatedBy)|generation/(frozenVersions|prepare))\\.ts",
  "money/(bank/(carryAccounts|changes|payeeAccounts)|payments/(checkLedger|receipts|reminders/(remind|isStillOwed)))\\.ts",
  "people/(guest/(answer|endPreferences|followSent|makeLink|openedLink|preferences|yachtName)|kyc/party|passport/noteReads)\\.ts",
  "profile/(giveBackContacts|merge)\\.ts",
  "signing/(versionState|keepAwaited|account)\\.ts",
  "yacht/pictures\\.ts",
].join("|");

module.exports = {
  forbidden: [
    ...floors("shared-schema/src", [
      "base|refusals",
      "pades",
      "tagged",
      "visibility/audiences",
      "geo",
      "yacht|profile",
      "agreement",
      "visibility/tables",
      "itinerary",
      "pricing",
      "payments|frozen|commission|signing|billing",
      "labels",
      "terms",
      "approval|bank|guest|crew",
      "records",
      "alerts",
      "next",
      "kyc",
      "contract",
      "invoice",
      "verification",
      "export",
      "sync",
      "visibility(?!/(audiences|tables))",
      "api",
    ]),
    ...floors("pwa/src/store", [
      "database",
      "http",
      "session",
      "drafts",
      "queries",
      "outbox",
      "commands",
      "offline",
      "sync",
      "journal",
      "inbox",
      "status",
      "lifecycle|app",
    ]),
    ...Object.entries(HOUSES).flatMap(([folder, order]) => [...floors(folder, order), ...siblings(folder, order)]),
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "shared-schema-is-pure",
      comment: "shared-schema imports only itself and pure libraries",
      severity: "error",
      from: { path: "^shared-schema/src", pathNot: "\\.test\\.ts$" },
      to: { path: "^(pwa|sync-server|service-worker|tests|scripts)/", dependencyTypesNot: ["npm"] },
    },
    {
      name: "shared-schema-no-node",
      severity: "error",
      from: { path: "^shared-schema/src", pathNot: "\\.(test|test-support)\\.ts$" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "server-knows-no-client",
      severity: "error",
      from: { path: "^sync-server/" },
      to: { path: "^(pwa|service-worker|tests)/" },
    },
    {
      name: "client-knows-no-server",
      severity: "error",
      from: { path: "^pwa/" },
      to: { path: "^(sync-server|service-worker|tests)/" },
    },
    {
      name: "service-worker-knows-no-domain",
      severity: "error",
      from: { path: "^service-worker/src" },
      to: { path: "^(shared-schema|pwa|sync-server|tests)/" },
    },
    {
      name: "routes-call-verbs",
      comment: "a route parses, calls one verb, answers; database access in a route is a defect",
      severity: "error",
      // Tests look into what is stored.
      from: { path: "^sync-server/src/routes", pathNot: "\\.test\\.ts$" },
      to: { path: "^sync-server/src/(store|ports)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "verbs-know-no-routes",
      severity: "error",
      from: { path: "^sync-server/src/(verbs|store|ports)/", pathNot: "\\.test\\.ts$" },
      to: { path: "^sync-server/src/(routes/|demo/|app\\.ts|main\\.ts|consequences\\.ts)" },
    },
    {
      name: "readers-get-copies",
      comment:
        "a verb or route that answers a reader gets the reader's copy of verbs/visibility, never a whole body; who works on whole bodies is in OPENERS",
      severity: "error",
      from: {
        path: "^sync-server/src/(verbs|routes)/",
        pathNot: `^sync-server/src/verbs/(${OPENERS})|\\.(test|test-support)\\.ts$`,
      },
      to: { path: "^sync-server/src/verbs/base/uncut\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "stored-text-is-opened-in-few-places",
      comment:
        "the text of a stored body is opened by the store, by base/uncut and documents/writeDocument, by visibility/shown, and to be erased",
      severity: "error",
      from: {
        path: "^sync-server/src/",
        pathNot:
          "^sync-server/src/(store/|verbs/(base/uncut|documents/writeDocument)\\.ts|verbs/visibility/shown\\.ts|verbs/erasure/files\\.ts)|\\.(test|test-support)\\.ts$",
      },
      to: { path: "^sync-server/src/store/storedBody\\.ts$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "ports-know-no-store",
      severity: "error",
      from: { path: "^sync-server/src/ports" },
      to: { path: "^sync-server/src/store" },
    },
    {
      name: "trust-knows-no-agreements",
      comment: "the embedded trust service is reached over its own HTTP calls alone",
      severity: "error",
      from: { path: "^sync-server/src/trust/", pathNot: "\\.(test|test-support)\\.ts$" },
      to: { path: "^sync-server/src/(verbs|store|routes|app|main|demo|ports/signer)", dependencyTypesNot: ["npm"] },
    },
    {
      name: "signer-knows-no-trust",
      comment: "the port asks every service over HTTP, the embedded one too",
      severity: "error",
      from: { path: "^sync-server/src/ports/", pathNot: "\\.(test|test-support)\\.ts$" },
      to: { path: "^sync-server/src/trust/" },
    },
    {
      name: "store-knows-no-verbs",
      severity: "error",
      from: { path: "^sync-server/src/store" },
      to: { path: "^sync-server/src/(verbs/|routes/|demo/|app\\.ts|main\\.ts|consequences\\.ts)" },
    },
    {
      name: "feature-knows-no-sibling",
      severity: "error",
      from: { path: "^pwa/src/features/([^/]+)/" },
      to: { path: "^pwa/src/features/([^/]+)/", pathNot: "^pwa/src/features/$1/" },
    },
    {
      name: "store-knows-no-ui",
      comment: "the store implements ports of ui, and imports their types alone",
      severity: "error",
      from: { path: "^pwa/src/store/" },
      to: { path: "^pwa/src/ui/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "ui-knows-no-domain",
      severity: "error",
      from: { path: "^pwa/src/ui/" },
      to: {
        path: "^(shared-schema|pwa/src/(store|workers|map|forms|features|app))/",
        pathNot: "^shared-schema/src/base/(product|defined|currency/amountText|text/folded).ts$",
      },
    },
    only(
      "only-stores-import-sqlite",
      "drizzle-orm|better-sqlite3",
      "^sync-server/(src/store|src/trust/data|drizzle.config|drizzle.trust.config)",
    ),
    only("only-store-imports-rxdb", "rxdb|dexie", "^pwa/src/store/"),
    {
      name: "rxdb-is-replicated-in-one-folder",
      comment:
        "handlers and repairs of RxDB's replication are in sync/rxdb (decision 33); the rest of sync knows no RxDB",
      severity: "error",
      from: { path: "^pwa/src/store/sync/", pathNot: "^pwa/src/store/sync/rxdb/|\\.(test|test-support)\\.tsx?$" },
      to: { path: "^node_modules/rxdb/" },
    },
    only("only-map-imports-leaflet", "leaflet|leaflet.offline", "^pwa/src/map/"),
    {
      name: "no-orphans",
      severity: "error",
      from: { orphan: true, pathNot: "\\.(d|test|test-support)\\.ts$" },
      to: {},
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^[^/]+/dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
