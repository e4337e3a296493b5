/** The import rules of ARCHITECTURE.md, checked by `npm run lint`. */
const only = (name, packages, home) => ({
  name,
  comment: `${packages} is imported by ${home} alone`,
  severity: "error",
  from: { pathNot: `${home}|\\.(test|test-support)\\.tsx?$|^tests/` },
  to: { path: `^node_modules/(${packages})/` },
});

module.exports = {
  forbidden: [
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
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
      from: { path: "^sync-server/src/routes" },
      to: { path: "^sync-server/src/(store|ports)", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "verbs-know-no-routes",
      severity: "error",
      from: { path: "^sync-server/src/(verbs|store|ports)" },
      to: { path: "^sync-server/src/(routes|app|main)" },
    },
    {
      name: "ports-know-no-store",
      severity: "error",
      from: { path: "^sync-server/src/ports" },
      to: { path: "^sync-server/src/store" },
    },
    {
      name: "store-knows-no-verbs",
      severity: "error",
      from: { path: "^sync-server/src/store" },
      to: { path: "^sync-server/src/(verbs|routes|app|main)" },
    },
    {
      name: "feature-knows-no-sibling",
      severity: "error",
      from: { path: "^pwa/src/features/([^/]+)/" },
      to: { path: "^pwa/src/features/([^/]+)/", pathNot: "^pwa/src/features/$1/" },
    },
    {
      name: "features-know-no-app",
      severity: "error",
      from: { path: "^pwa/src/features" },
      to: { path: "^pwa/src/app" },
    },
    {
      name: "lower-floors-know-no-features",
      severity: "error",
      from: { path: "^pwa/src/(store|workers|map|ui|forms)/" },
      to: { path: "^pwa/src/(features|app)/" },
    },
    {
      name: "ui-knows-no-domain",
      severity: "error",
      from: { path: "^pwa/src/ui/" },
      to: {
        path: "^(shared-schema|pwa/src/(store|workers|map|forms|features|app))/",
        pathNot: "^shared-schema/src/product.ts$",
      },
    },
    only("only-store-imports-sqlite", "drizzle-orm|better-sqlite3", "^sync-server/(src/store|drizzle.config)"),
    only("only-store-imports-rxdb", "rxdb|dexie", "^pwa/src/store/"),
    only("only-map-imports-leaflet", "leaflet|react-leaflet|leaflet.offline", "^pwa/src/map/"),
    { name: "no-orphans", severity: "warn", from: { orphan: true, pathNot: "\\.(d|test|test-support)\\.ts$" }, to: {} },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "(^|/)dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
