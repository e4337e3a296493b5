import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_KEY = 0x40;

interface Options {
  origin?: string;
  rpId?: string;
  /** Whether the device's own lock was opened. */
  verified?: boolean;
  /** The uses that the authenticator says it has counted. */
  counter?: number;
}

/** An authenticator of WebAuthn with one ES256 key, for tests: signs any challenge, for any site. */
export function testAuthenticator(site: { origin: string; rpId: string }) {
  const id = randomBytes(32).toString("base64url");
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credential = { id, rawId: id, type: "public-key" as const };
  const clientData = (type: string, challenge: unknown, { origin = site.origin }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (
    flags: number,
    { rpId = site.rpId, verified = true, counter = 0 }: Options,
    more = Buffer.alloc(0),
  ) =>
    Buffer.concat([
      createHash("sha256").update(rpId).digest(),
      Buffer.from([flags | USER_PRESENT | (verified ? USER_VERIFIED : 0)]),
      uint(counter, 4),
      more,
    ]);
  return {
    id,
    /** Answers the options of a registration. */
    register(options: Record<string, unknown>, how: Options = {}) {
      const key = Buffer.from(id, "base64url");
      const kept = Buffer.concat([Buffer.alloc(16), uint(key.length, 2), key, coseKey(publicKey)]);
      const attestation = new Map<string, unknown>([
        ["fmt", "none"],
        ["attStmt", new Map()],
        ["authData", new Uint8Array(authData(HAS_KEY, how, kept))],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: clientData("webauthn.create", options["challenge"], how).toString("base64url"),
          attestationObject: cbor(attestation).toString("base64url"),
        },
      };
    },
    /** Answers the options of a log-in or a proof. */
    authenticate(options: Record<string, unknown>, how: Options = {}) {
      const data = clientData("webauthn.get", options["challenge"], how);
      const auth = authData(0, how);
      const signed = Buffer.concat([auth, createHash("sha256").update(data).digest()]);
      return {
        ...credential,
        response: {
          clientDataJSON: data.toString("base64url"),
          authenticatorData: auth.toString("base64url"),
          signature: sign("sha256", signed, privateKey).toString("base64url"),
        },
      };
    },
  };
}

/** The public key as COSE has it. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const coordinates = [x, y].map((each) => new Uint8Array(Buffer.from(each, "base64url")));
  const entries: [number, unknown][] = [
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, coordinates[0]],
    [-3, coordinates[1]],
  ];
  return cbor(new Map(entries));
}

function cbor(value: Map<unknown, unknown>): Buffer {
  return Buffer.from(isoCBOR.encode(value as Parameters<typeof isoCBOR.encode>[0]));
}

function uint(value: number, bytes: number): Buffer {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
}
