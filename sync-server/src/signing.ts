import { hkdfSync, randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Bilingual } from "shared-schema/base/language";
import { PRODUCT } from "shared-schema/base/product";
import { PLATFORM_ASSURANCE } from "shared-schema/pades/appearance/words";
import { RESERVED, RESERVED_FOREIGN } from "shared-schema/pades/sign/revision";
import { systemClock } from "./ports/clock.ts";
import type { Log } from "./ports/log.ts";
import { TRUST_DATABASE_FILE, TRUST_KEY_FILE } from "./ports/privateFolder.ts";
import { keptKey } from "./ports/secretBox.ts";
import type { SigningService } from "./ports/signatures/service.ts";
import { accountToken } from "./ports/signer/accountToken.ts";
import { cscSigner } from "./ports/signer/cscSigner.ts";
import { systemResolve } from "./ports/signer/hosts.ts";
import { authorityStamper, firstOrElse, type Stamper } from "./ports/timeStamp/stamper.ts";
import { addressOf } from "./routes/http/address.ts";
import type { SigningConfig } from "./signingConfig.ts";
import type { Trust } from "./trust/trust.ts";

/** Where a provider sends the browser back to: one address, as providers ask for it to be registered. */
const RETURN_PATH = "/api/sign/return";

/** What a signature by another operator's service is worth is for that operator to say. */
const FOREIGN_ASSURANCE: Bilingual = {
  en: "electronic signature by the signing service named in its certificate",
  fr: "signature électronique par le service nommé dans son certificat",
};

/** What a server signs with. Both are null where signing is off. */
export interface Signing {
  service: SigningService | null;
  /** The embedded service. */
  trust: Trust | null;
  /** The configured time-stamp authority, and the embedded one where that fails. */
  stamper: Stamper | null;
  close(): void;
}

interface SigningPlace {
  /** The address of a time-stamp authority; null for the embedded one alone. */
  stampUrl: string | null;
  dataDir: string;
  migrationsDir: string;
  publicUrl: string;
  trustProxy: boolean;
  log: Log;
}

/** Opens what is configured. */
export async function openSigning(config: SigningConfig, place: SigningPlace): Promise<Signing> {
  if (config.mode === "embedded") return openEmbedded(config, place);
  const { csc } = config;
  const stamper = configuredStamper(place);
  if (csc === null) return { service: null, trust: null, stamper, close: () => undefined };
  const service: SigningService = {
    signer: cscSigner({ ...csc, fetch, resolve: systemResolve }),
    returnUrl: `${place.publicUrl}${RETURN_PATH}`,
    reserve: RESERVED_FOREIGN,
    assurance: FOREIGN_ASSURANCE,
    accountToken: null,
    devicePage: null,
    stamper,
    anchors: () => [],
    knowsAuthorities: false,
  };
  return { service, trust: null, stamper, close: () => undefined };
}

async function openEmbedded(config: SigningConfig, place: SigningPlace): Promise<Signing> {
  const { dataDir, migrationsDir: migrationsFolder, publicUrl, trustProxy, log } = place;
  const [{ createTrust }, { openTrustStore }, { DEFAULT_LIMITS, PIN_COST }] = await Promise.all([
    import("./trust/trust.ts"),
    import("./trust/data/trustStore.ts"),
    import("./trust/context.ts"),
  ]);
  const master = config.trustKey ?? keptKey(join(dataDir, TRUST_KEY_FILE));
  const store = openTrustStore({ file: join(dataDir, TRUST_DATABASE_FILE), migrationsFolder });
  const client = productClient(master);
  const trust = createTrust({
    store,
    clock: systemClock,
    random: randomBytes,
    master,
    origin: publicUrl,
    clients: [{ ...client, name: PRODUCT.name, redirectUris: [`${publicUrl}${RETURN_PATH}`] }],
    pinCost: PIN_COST,
    limits: DEFAULT_LIMITS,
    faults: config.faults,
    log,
    addressOf: (c) => ("incoming" in (c.env ?? {}) ? addressOf(c, { limits: { trustProxy } }) : null),
  });
  const signer = cscSigner({
    url: `${publicUrl}/csc/v2`,
    clientId: client.id,
    clientSecret: client.secret,
    hosts: [],
    // The calls stay in this process.
    allowsPrivate: true,
    fetch: async (url, init) => trust.app.request(url, init),
    resolve: systemResolve,
  });
  const own = authorityStamper({
    url: `${publicUrl}/trust/tsa`,
    fetch: async (url, init) => trust.app.request(url, init),
    random: randomBytes,
  });
  const configured = configuredStamper(place);
  const stamper = configured ? firstOrElse(configured, own) : own;
  const service: SigningService = {
    signer,
    returnUrl: `${publicUrl}${RETURN_PATH}`,
    reserve: configured ? RESERVED_FOREIGN : RESERVED,
    assurance: PLATFORM_ASSURANCE,
    accountToken: (account, given) => accountToken(client, account, given),
    devicePage: `${publicUrl}/trust/device`,
    stamper,
    anchors: () => [trust.anchor()],
    // Those of another time-stamp authority are not known here.
    knowsAuthorities: configured === null,
  };
  return { service, trust, stamper, close: store.close };
}

function configuredStamper({ stampUrl: url }: SigningPlace): Stamper | null {
  return url === null ? null : authorityStamper({ url, fetch, random: randomBytes });
}

/** The product is a client of the embedded service like any other; its secret follows from the master key. */
export function productClient(master: Buffer): { id: string; secret: string } {
  const secret = hkdfSync("sha256", master, "", "passerelle trust: secret of the product", 32);
  return { id: "passerelle", secret: Buffer.from(secret).toString("base64url") };
}
