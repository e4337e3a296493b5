import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { PRODUCT } from "shared-schema/base/product";
import { systemClock } from "./ports/clock.ts";
import type { Log } from "./ports/log.ts";
import { TRUST_DATABASE_FILE, TRUST_KEY_FILE } from "./ports/privateFolder.ts";
import { keptKey } from "./ports/secretBox.ts";
import { authorityStamper, type Stamper } from "./ports/timeStamp/stamper.ts";
import { addressOf } from "./routes/http/address.ts";
import type { SigningConfig } from "./signingConfig.ts";
import type { TrustClient } from "./trust/context.ts";
import type { Trust } from "./trust/trust.ts";

/** Where the trust service lies and how it is reached. */
export interface TrustPlace {
  dataDir: string;
  migrationsDir: string;
  publicUrl: string;
  trustProxy: boolean;
  log: Log;
}

interface OpenTrust {
  trust: Trust;
  /** Its own time-stamp authority, asked in this process. */
  stamper: Stamper;
  close(): void;
}

/** The master key: configured, or kept beside the database. */
export function masterKey(
  { trustKey }: Pick<SigningConfig, "trustKey">,
  { dataDir }: Pick<TrustPlace, "dataDir">,
): Buffer {
  return trustKey ?? keptKey(join(dataDir, TRUST_KEY_FILE));
}

/** Opens the embedded trust service. @param client that may ask for signatures of people; null where they sign elsewhere */
export async function openTrust(
  { faults }: Pick<SigningConfig, "faults">,
  { dataDir, migrationsDir: migrationsFolder, publicUrl, trustProxy, log }: TrustPlace,
  { master, client }: { master: Buffer; client: Omit<TrustClient, "name"> | null },
): Promise<OpenTrust> {
  const [{ createTrust }, { openTrustStore }, { DEFAULT_LIMITS, PIN_COST }] = await Promise.all([
    import("./trust/trust.ts"),
    import("./trust/data/trustStore.ts"),
    import("./trust/context.ts"),
  ]);
  const store = openTrustStore({ file: join(dataDir, TRUST_DATABASE_FILE), migrationsFolder });
  const context = {
    store,
    clock: systemClock,
    random: randomBytes,
    master,
    origin: publicUrl,
    logInUrl: `${publicUrl}/sign`,
    clients: client ? [{ ...client, name: PRODUCT.name }] : [],
    pinCost: PIN_COST,
    limits: DEFAULT_LIMITS,
    faults,
    log,
    addressOf: (c: Parameters<typeof addressOf>[0]) =>
      "incoming" in (c.env ?? {}) ? addressOf(c, { limits: { trustProxy } }) : null,
  };
  const trust = createTrust(context, { signs: client !== null });
  const stamper = authorityStamper({
    url: `${publicUrl}/trust/tsa`,
    fetch: async (url, init) => trust.app.request(url, init),
    random: randomBytes,
  });
  return { trust, stamper, close: store.close };
}
