import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { ChartLayer } from "shared-schema/api/chartLayer";
import { PRODUCT } from "shared-schema/product";
import { PICTURE_LIMIT_MB } from "shared-schema/yacht/pictures";
import { readChartAddresses } from "./chartAddresses.ts";

/** What the environment says, with its defaults. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** Where people reach the server; null is the address that it listens on. */
  publicUrl: string | null;
  contactEmail: string;
  production: boolean;
  /** The first administrator, made when there are no accounts yet. */
  firstAdmin: { email: string; password: string } | null;
  trustProxy: boolean;
  /** Data of the product; in the repository unless said otherwise. */
  assetsDir: string;
  migrationsDir: string;
  /** Largest picture that is taken, in megabytes. */
  pictureLimitMb: number;
  /** Folder of the operator's chart files; null where there is none. */
  chartFilesDir: string | null;
  /** Layers over the chart that come from other hosts. */
  chartAddresses: ChartLayer[];
  /** The built app, served when it is there. */
  appDir: string;
}

/** Both `src/main.ts` and the bundle `dist/main.js` lie two folders below the root. */
const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Reads the settings out of an environment. */
export function readConfig(env: Record<string, string | undefined>): Config {
  return {
    port: Number(env.PORT ?? 3000),
    host: env.HOST ?? "0.0.0.0",
    dataDir: env.DATA_DIR ?? "./data",
    publicUrl: env.PUBLIC_URL ?? null,
    contactEmail: env.PASSERELLE_CONTACT_EMAIL ?? PRODUCT.contactEmail,
    production: env.NODE_ENV === "production",
    firstAdmin: firstAdminIn(env),
    trustProxy: env.TRUST_PROXY === "1",
    assetsDir: env.ASSETS_DIR ?? join(ROOT, "shared-schema/assets"),
    migrationsDir: env.MIGRATIONS_DIR ?? join(ROOT, "sync-server/src/store/migrations"),
    pictureLimitMb: positive(env.PICTURE_LIMIT_MB) ?? PICTURE_LIMIT_MB,
    chartFilesDir: env.CHART_FILES || null,
    chartAddresses: readChartAddresses(env.CHART_TILES),
    appDir: env.APP_DIR ?? join(ROOT, "pwa/dist"),
  };
}

/** A number above 0; null for everything else, so that a slip does not open or close a door. */
function positive(text: string | undefined): number | null {
  const value = Number(text);
  return Number.isFinite(value) && value > 0 ? value : null;
}

function firstAdminIn(env: Record<string, string | undefined>): Config["firstAdmin"] {
  const { PASSERELLE_ADMIN_EMAIL: email, PASSERELLE_ADMIN_PASSWORD: password } = env;
  return email && password ? { email, password } : null;
}
