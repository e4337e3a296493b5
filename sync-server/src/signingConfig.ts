import { readKey } from "./ports/secretBox.ts";

/** How contracts are signed. */
type SigningMode = "embedded" | "csc" | "off";

export interface SigningConfig {
  /** Null: production, and no one has chosen. */
  mode: SigningMode | null;
  /** The master key of the embedded service; null where the environment names none. */
  trustKey: Buffer | null;
  /** A service of another operator. */
  csc: CscConfig | null;
  /** Whether the platform seals a contract before anybody signs it. */
  sealsContracts: boolean;
  /** Whether certificates of completion print the network addresses of signatories. */
  printsAddresses: boolean;
  /** Delays and errors of the embedded service's calls. */
  faults: { delays: Record<string, number>; errors: Record<string, string> };
}

export interface CscConfig {
  url: string;
  clientId: string;
  clientSecret: string;
  hosts: string[];
  allowsPrivate: boolean;
  /** A PEM file of the authorities that certify its signers. */
  anchorsFile: string | null;
}

type Env = Readonly<Record<string, string | undefined>>;

const MODES: readonly SigningMode[] = ["embedded", "csc", "off"];

/** Reads the settings of signing. Throws for what cannot be meant. */
export function readSigning(env: Env): SigningConfig {
  const chosen = env["SIGNING"] || null;
  const mode = MODES.find((each) => each === chosen) ?? null;
  if (chosen !== null && mode === null) throw new Error(`SIGNING has to be embedded, csc or off, and is "${chosen}".`);
  const asUsual = env["NODE_ENV"] === "production" ? null : "embedded";
  return {
    mode: mode ?? asUsual,
    trustKey: trustKeyIn(env["TRUST_KEY"]),
    csc: mode === "csc" ? cscIn(env) : null,
    sealsContracts: switchIn(env, "PLATFORM_SEAL", false),
    printsAddresses: switchIn(env, "CERTIFICATE_ADDRESSES", true),
    faults: { delays: delaysIn(env["SIGNING_DELAYS"]), errors: pairsIn("SIGNING_ERRORS", env["SIGNING_ERRORS"]) },
  };
}

/** What keeps a server from starting in production, each a sentence for the operator. */
export function signingFaults({ mode, trustKey, faults }: SigningConfig): string[] {
  const missing =
    mode === null
      ? ["SIGNING is not set. Choose embedded, csc or off."]
      : mode !== "off" && trustKey === null
        ? [
            `SIGNING=${mode} needs TRUST_KEY: 32 bytes in Base64, as \`openssl rand -base64 32\` makes them. Keep a copy.`,
          ]
        : [];
  const isDisturbed = Object.keys(faults.delays).length + Object.keys(faults.errors).length > 0;
  return isDisturbed
    ? [...missing, "SIGNING_DELAYS and SIGNING_ERRORS are for trials, and not for production."]
    : missing;
}

function trustKeyIn(text: string | undefined): Buffer | null {
  if (text === undefined || text === "") return null;
  const key = readKey(text);
  if (!key) throw new Error("TRUST_KEY has to be 32 bytes in Base64, as `openssl rand -base64 32` makes them.");
  return key;
}

function switchIn(env: Env, name: string, asUsual: boolean): boolean {
  const text = env[name] || (asUsual ? "on" : "off");
  if (text !== "on" && text !== "off") throw new Error(`${name} has to be on or off, and is "${text}".`);
  return text === "on";
}

function cscIn(env: Env): CscConfig {
  const [url = "", clientId = "", clientSecret = ""] = ["CSC_URL", "CSC_CLIENT_ID", "CSC_CLIENT_SECRET"].map(
    (name) => env[name],
  );
  if (clientId === "" || clientSecret === "") throw new Error("SIGNING=csc needs CSC_CLIENT_ID and CSC_CLIENT_SECRET.");
  const allowsPrivate = env["CSC_ALLOW_PRIVATE"] === "1";
  const isAddress = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol) && /\/csc\/v2\/?$/.test(url);
  // Tokens and the client's secret travel in each request.
  if (!isAddress || (!url.startsWith("https:") && !allowsPrivate)) {
    throw new Error("CSC_URL has to be an address like https://sign.example.org/csc/v2.");
  }
  const hosts = (env["CSC_HOSTS"] ?? "").split(",").map((host) => host.trim().toLowerCase());
  const anchorsFile = env["CSC_CA_FILE"] || null;
  return { url, clientId, clientSecret, hosts: hosts.filter((host) => host !== ""), allowsPrivate, anchorsFile };
}

/** Pairs such as `signHash=503,token=invalid_grant`. */
function pairsIn(name: string, text: string | undefined): Record<string, string> {
  const pairs = (text ?? "").split(",").filter((pair) => pair.trim() !== "");
  return Object.fromEntries(
    pairs.map((pair) => {
      const found = /^\s*([A-Za-z]+)=(\w+)\s*$/.exec(pair);
      if (!found) throw new Error(`${name} has to be pairs like signHash=503, separated by commas.`);
      return [found[1] ?? "", found[2] ?? ""];
    }),
  );
}

function delaysIn(text: string | undefined): Record<string, number> {
  const pairs = Object.entries(pairsIn("SIGNING_DELAYS", text)).map(([call, ms]) => [call, Number(ms)] as const);
  if (pairs.some(([, ms]) => !Number.isInteger(ms) || ms > 600_000)) {
    throw new Error("SIGNING_DELAYS has to be milliseconds by call, such as authorizeCheck=3000.");
  }
  return Object.fromEntries(pairs);
}
