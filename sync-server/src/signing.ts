import { hkdfSync, randomBytes } from "node:crypto";
import { FOREIGN_ASSURANCE, PLATFORM_ASSURANCE } from "shared-schema/pades/appearance/words";
import { RESERVED, RESERVED_FOREIGN } from "shared-schema/pades/sign/revision";
import { publicLists } from "./ports/signatures/lists.ts";
import { readPem } from "./ports/signatures/pem.ts";
import type { Platform } from "./ports/signatures/platform.ts";
import type { KeyEvent, SigningService } from "./ports/signatures/service.ts";
import { accountToken } from "./ports/signer/accountToken.ts";
import { cscSigner } from "./ports/signer/cscSigner.ts";
import { systemResolve } from "./ports/signer/hosts.ts";
import { serviceName } from "./ports/signer/serviceName.ts";
import { authorityStamper, firstOrElse, type Stamper } from "./ports/timeStamp/stamper.ts";
import type { CscConfig, SigningConfig } from "./signingConfig.ts";
import type { Trust } from "./trust/trust.ts";
import { masterKey, openTrust, type TrustPlace } from "./trustService.ts";

/** Where a provider sends the browser back to: one address, as providers ask for it to be registered. */
const RETURN_PATH = "/api/sign/return";

/** What a server signs with. Both are null where signing is off. */
export interface Signing {
  service: SigningService | null;
  /** The embedded service. */
  trust: Trust | null;
  /** The configured time-stamp authority, and the embedded one where that fails. */
  stamper: Stamper | null;
  close(): void;
}

interface SigningPlace extends TrustPlace {
  /** The time-stamp authority that is asked first, and a PEM file of those that certify it; null for the embedded one alone. */
  stampUrl: string | null;
  stampAnchorsFile: string | null;
}

/** Opens what is configured. */
export async function openSigning(config: SigningConfig, place: SigningPlace): Promise<Signing> {
  if (config.mode === "embedded") return openEmbedded(config, place);
  if (config.csc !== null) return openForeign(config, config.csc, place);
  return { service: null, trust: null, stamper: configuredStamper(place), close: () => undefined };
}

/** People sign with another operator. The embedded service seals the platform's own papers, and stamps what no one else stamps. */
async function openForeign(config: SigningConfig, csc: CscConfig, place: SigningPlace): Promise<Signing> {
  const {
    trust,
    stamper: own,
    close,
  } = await openTrust(config, place, {
    master: masterKey(config, place),
    client: null,
  });
  const configured = configuredStamper(place);
  const stamper = configured && firstOrElse(configured, own);
  const anchors = [...readPem(csc.anchorsFile), ...readPem(place.stampAnchorsFile)];
  const signer = cscSigner({ ...csc, fetch, resolve: systemResolve });
  const service: SigningService = {
    name: serviceName(signer, new URL(csc.url).host),
    signer,
    returnUrl: `${place.publicUrl}${RETURN_PATH}`,
    reserve: RESERVED_FOREIGN,
    assurance: FOREIGN_ASSURANCE,
    accountToken: null,
    devicePage: null,
    keyEvents: null,
    people: null,
    stamper,
    platform: platformOf(config, trust, { stamper: stamper ?? own }),
    anchors: () => [...trust.anchors(), ...anchors],
    knowsAuthorities: false,
  };
  return { service, trust, stamper: service.platform.stamper, close };
}

async function openEmbedded(config: SigningConfig, place: SigningPlace): Promise<Signing> {
  const { publicUrl } = place;
  const master = masterKey(config, place);
  const client = productClient(master);
  const redirectUris = [`${publicUrl}${RETURN_PATH}`];
  const {
    trust,
    stamper: own,
    close,
  } = await openTrust(config, place, { master, client: { ...client, redirectUris } });
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
  const configured = configuredStamper(place);
  const stamper = configured ? firstOrElse(configured, own) : own;
  const stampAnchors = readPem(place.stampAnchorsFile);
  const service: SigningService = {
    name: null,
    signer,
    returnUrl: `${publicUrl}${RETURN_PATH}`,
    reserve: configured ? RESERVED_FOREIGN : RESERVED,
    assurance: PLATFORM_ASSURANCE,
    accountToken: (account, given) => accountToken(client, account, given),
    devicePage: `${publicUrl}/trust/device`,
    keyEvents: (after) => keyEventsOf(trust, after),
    people: trust.people,
    stamper,
    platform: platformOf(config, trust, { stamper }),
    anchors: () => [...trust.anchors(), ...stampAnchors],
    // Those of another time-stamp authority may not all be known here.
    knowsAuthorities: configured === null,
  };
  return { service, trust, stamper, close };
}

function platformOf(
  { sealsContracts, printsAddresses }: SigningConfig,
  trust: Trust,
  { stamper }: Pick<Platform, "stamper">,
): Platform {
  const others = publicLists({ fetch, resolve: systemResolve });
  return {
    seal: trust.seal,
    stamper,
    lists: async (address, after) => trust.list(address, after) ?? (await others(address, after)),
    sealsContracts,
    printsAddresses,
    reserve: RESERVED_FOREIGN,
  };
}

/** The events of the embedded service that concern the product. Pages that were opened and requests withdrawn are in its own database alone. */
export function keyEventsOf(trust: Pick<Trust, "eventsAfter">, after: number): KeyEvent[] {
  let last = after;
  for (;;) {
    const events = trust.eventsAfter(last);
    const due = events.flatMap(({ id, kind, subject, credential_id: key, at }) =>
      kind === "device-opened" || kind === "withdrawn" ? [] : [{ id, kind, subject, key, at }],
    );
    if (due.length > 0 || events.length === 0) return due;
    last = events.at(-1)?.id ?? last;
  }
}

function configuredStamper({ stampUrl: url }: SigningPlace): Stamper | null {
  return url === null ? null : authorityStamper({ url, fetch, random: randomBytes });
}

/** The product is a client of the embedded service like any other; its secret follows from the master key. */
export function productClient(master: Buffer): { id: string; secret: string } {
  const secret = hkdfSync("sha256", master, "", "passerelle trust: secret of the product", 32);
  return { id: "passerelle", secret: Buffer.from(secret).toString("base64url") };
}
