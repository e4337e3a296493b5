import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CALL_DUE_DAYS } from "shared-schema/alerts/calls";
import type { ChartLayer } from "shared-schema/api/chartLayer";
import { PRODUCT } from "shared-schema/base/product";
import { PASSPORT_DAYS } from "shared-schema/guest/retention";
import { KYC_DAYS } from "shared-schema/kyc/retention";
import { PICTURE_LIMIT_MB } from "shared-schema/yacht/pictures";
import { type BillingConfig, readBilling } from "./billingConfig.ts";
import { readChartAddress } from "./chartAddress.ts";
import type { Demo } from "./demo/cruises.ts";
import { readKey } from "./ports/secretBox.ts";
import { type Quotas, readQuotas } from "./quotas.ts";
import { readSigning, type SigningConfig } from "./signingConfig.ts";

/** The configuration from the environment, with its defaults. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  /** The address at which people reach the server; null means the address that it listens on. */
  publicUrl: string | null;
  contactEmail: string;
  /** The address at which push services reach the operator (RFC 8292): `mailto:` or `https:`. */
  pushContact: string;
  /** Outgoing mail: `smtpUrl` is null where no SMTP server is named; `from` is its sender; `callDueDays` before a call for fund is due. */
  mail: { smtpUrl: string | null; from: string; callDueDays: number };
  /** The service that the contact form's messages are posted to; null for the mail outbox. */
  contactServiceUrl: string | null;
  /** The address and key of a service that takes Sentry's envelopes; null for the log. */
  sentryDsn: string | null;
  /** Posts of a WordPress site; null for the articles that come with the product. */
  newsFeedUrl: string | null;
  /** Hosts besides the feed's own that its pictures come from. */
  newsPictureHosts: string[];
  /** The address of the ECB's reference rates; null where none are kept. */
  ratesUrl: string | null;
  production: boolean;
  /** The content of an empty database outside production: the worked examples are for tests. */
  demo: Demo;
  /** The first administrator, made when there are no accounts yet. */
  firstAdmin: { email: string; password: string } | null;
  /** Is there an e-mail address or a password for the first administrator, if only one of them? */
  firstAdminIsSet: boolean;
  /** Seals the secrets of second factors; null where the environment names no key. */
  factorKey: Buffer | null;
  trustProxy: boolean;
  /** Data of the product; in the repository unless said otherwise. */
  assetsDir: string;
  migrationsDir: string;
  /** Largest picture that is taken, in megabytes. */
  pictureLimitMb: number;
  /** The limits of one account. */
  quotas: Quotas;
  /** Days after which personal data is purged. */
  retention: { passportDays: number; kycDays: number };
  /** The authority for time stamps over the audit trail, and a PEM file of those that are trusted to certify it. */
  timeStamps: {
    url: string | null;
    trustedFile: string | null /** Whether the audit trail is stamped once a day. */;
    daily: boolean;
  };
  /** How contracts are signed, and with what. */
  signing: SigningConfig;
  billing: BillingConfig;
  trustMigrationsDir: string;
  /** Files with the operator's terms of service; null where there is none. */
  termsFiles: { en: string | null; fr: string | null };
  /** The operator's PMTiles file; null where there is none. */
  chartFile: string | null;
  /** The layer over the chart that comes from another host; null where there is none. */
  chartAddress: ChartLayer | null;
  /** The built app, served when it is there. */
  appDir: string;
}

/** Both `src/main.ts` and the bundle `dist/main.js` lie two folders below the root. */
const ROOT = fileURLToPath(new URL("../../", import.meta.url));

const DEFAULT_PORT = 3000;

/** Reads the settings out of an environment. */
export function readConfig(env: Record<string, string | undefined>): Config {
  return {
    port: portIn(env["PORT"]),
    // The demo's passwords are published: outside production no one but this machine reaches it unless told.
    host: env["HOST"] ?? (env["NODE_ENV"] === "production" ? "0.0.0.0" : "127.0.0.1"),
    dataDir: env["DATA_DIR"] ?? "./data",
    publicUrl: webAddressIn(env, "PUBLIC_URL"),
    contactEmail: env["PASSERELLE_CONTACT_EMAIL"] || PRODUCT.contactEmail,
    pushContact: pushContactIn(env),
    mail: {
      callDueDays: positive(env["CALL_DUE_DAYS"]) ?? CALL_DUE_DAYS,
      smtpUrl: smtpIn(env["SMTP_URL"]),
      from: env["MAIL_FROM"] || `${PRODUCT.name} <${env["PASSERELLE_CONTACT_EMAIL"] || PRODUCT.contactEmail}>`,
    },
    contactServiceUrl: webAddressIn(env, "CONTACT_SERVICE_URL"),
    sentryDsn: webAddressIn(env, "SENTRY_DSN"),
    newsFeedUrl: webAddressIn(env, "NEWS_FEED_URL"),
    ratesUrl: webAddressIn(env, "ECB_RATES_URL"),
    newsPictureHosts: hostsIn(env, "NEWS_PICTURE_HOSTS"),
    production: env["NODE_ENV"] === "production",
    demo: env["PASSERELLE_DEMO"] === "examples" ? "examples" : "showcase",
    firstAdmin: firstAdminIn(env),
    firstAdminIsSet: Boolean(env["PASSERELLE_ADMIN_EMAIL"] || env["PASSERELLE_ADMIN_PASSWORD"]),
    factorKey: factorKeyIn(env["FACTOR_KEY"]),
    trustProxy: env["TRUST_PROXY"] === "1",
    assetsDir: env["ASSETS_DIR"] ?? join(ROOT, "shared-schema/assets"),
    migrationsDir: env["MIGRATIONS_DIR"] ?? join(ROOT, "sync-server/src/store/migrations"),
    pictureLimitMb: positive(env["PICTURE_LIMIT_MB"]) ?? PICTURE_LIMIT_MB,
    quotas: readQuotas(env, env["NODE_ENV"] === "production"),
    retention: {
      passportDays: positive(env["PASSPORT_DAYS"]) ?? PASSPORT_DAYS,
      kycDays: positive(env["KYC_DAYS"]) ?? KYC_DAYS,
    },
    timeStamps: {
      url: webAddressIn(env, "TSA_URL"),
      trustedFile: env["TSA_CA_FILE"] || null,
      daily: env["AUDIT_STAMPS"] !== "off",
    },
    signing: readSigning(env),
    billing: readBilling(env),
    trustMigrationsDir: env["TRUST_MIGRATIONS_DIR"] ?? join(ROOT, "sync-server/src/trust/data/migrations"),
    termsFiles: { en: env["PASSERELLE_TERMS_EN"] || null, fr: env["PASSERELLE_TERMS_FR"] || null },
    chartFile: env["CHART_FILE"] || null,
    chartAddress: readChartAddress(env["CHART_TILES"]),
    appDir: env["APP_DIR"] ?? join(ROOT, "pwa/dist"),
  };
}

/** Throws for what is no port: a server that listens anywhere else is not found. */
function portIn(text: string | undefined): number {
  if (text === undefined || text === "") return DEFAULT_PORT;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`PORT has to be a whole number from 0 to 65535, and is "${text}".`);
}

/** Throws for what is no address of an SMTP server: mail that goes nowhere is noticed too late. */
function smtpIn(text: string | undefined): string | null {
  if (text === undefined || text === "") return null;
  // The message does not repeat the faulty address, which holds a password.
  const isSmtp = URL.canParse(text) && /^smtps?:$/.test(new URL(text).protocol) && new URL(text).hostname !== "";
  if (!isSmtp) throw new Error("SMTP_URL has to be an address like smtps://user:password@mail.example.org:465.");
  return text;
}

/** Throws for what push services refuse: every message would fail, and no one would notice. The contact address unless one is named. */
function pushContactIn(env: Record<string, string | undefined>): string {
  const named = env["VAPID_SUBJECT"] || null;
  const contact = named ?? `mailto:${env["PASSERELLE_CONTACT_EMAIL"] || PRODUCT.contactEmail}`;
  const isMail = /^mailto:[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(contact);
  const isSite = URL.canParse(contact) && new URL(contact).protocol === "https:";
  if (isMail || isSite) return contact;
  if (named === null) throw new Error("PASSERELLE_CONTACT_EMAIL has to be an address like hello@example.org.");
  throw new Error("VAPID_SUBJECT has to be an address like mailto:hello@example.org or https://example.org/contact.");
}

/** Throws for a text that is no key: secrets that were sealed with a mistyped one would not open again. */
function factorKeyIn(text: string | undefined): Buffer | null {
  if (text === undefined || text === "") return null;
  const key = readKey(text);
  if (!key) throw new Error("FACTOR_KEY has to be 32 bytes in Base64, as `openssl rand -base64 32` makes them.");
  return key;
}

/** Throws for what is no address on the web: no one would notice until someone misses a message. */
function webAddressIn(env: Record<string, string | undefined>, name: string): string | null {
  const text = env[name];
  if (text === undefined || text === "") return null;
  // The message does not repeat the faulty address, which may hold a key.
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`${name} has to be an address that begins with https:// or http://.`);
  }
  return text;
}

/** Names of hosts, separated by commas. Throws for what is no name: its pictures would be missing without a word. */
function hostsIn(env: Record<string, string | undefined>, name: string): string[] {
  const hosts = (env[name] ?? "").split(",").map((host) => host.trim().toLowerCase());
  const given = hosts.filter((host) => host !== "");
  for (const host of given) {
    if (!URL.canParse(`https://${host}`) || new URL(`https://${host}`).host !== host) {
      throw new Error(`${name} has to be names of hosts like cdn.example.org, separated by commas.`);
    }
  }
  return given;
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
