import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import type { PushDevice } from "shared-schema/api/account/pushDevice";
import { onTestFinished } from "vitest";
import { z } from "zod";

const HOST = "https://fcm.googleapis.com";
const TAG_BYTES = 16;
const claims = z.object({ aud: z.string(), exp: z.number(), sub: z.string() });

/** A message as the browser got it, with the signed claims of the server that sent it. */
interface Received {
  text: string;
  claims: z.infer<typeof claims>;
  publicKey: string;
}

/** A push service on this machine, behind real HTTP, and the browsers that have subscribed to it. It ends with the test. */
export async function openPushService() {
  const browsers = new Map<string, { device: PushDevice; privateKey: Buffer; received: Received[] }>();
  const service = createServer((request, response) => {
    const browser = browsers.get(request.url ?? "");
    const answer = async () => {
      if (!browser) return 404;
      const { authorization = "", ttl } = request.headers;
      const signed = openToken(authorization);
      if (signed === null) return 403;
      if (ttl === undefined || request.headers["content-encoding"] !== "aes128gcm") return 400;
      const text = decrypted(await buffer(request), browser.device, browser.privateKey);
      browser.received.push({ text, ...signed });
      return 201;
    };
    void answer().then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(400).end(),
    );
  });
  service.listen(0, "127.0.0.1");
  await once(service, "listening");
  onTestFinished(() => void service.close());
  const address = service.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    /** Reaches the service under the address of a real one. */
    fetch: (input: Parameters<typeof globalThis.fetch>[0], init?: RequestInit) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input);
      return globalThis.fetch(`http://127.0.0.1:${port}${pathname}`, init);
    },
    /** A browser subscribes, and keeps the keys that open its messages. */
    subscribe(language: PushDevice["language"] = "en") {
      const ecdh = createECDH("prime256v1");
      const p256dh = ecdh.generateKeys("base64url");
      const path = `/fcm/send/${randomBytes(8).toString("hex")}`;
      const device = { endpoint: `${HOST}${path}`, p256dh, auth: randomBytes(16).toString("base64url"), language };
      const received: Received[] = [];
      browsers.set(path, { device, privateKey: ecdh.getPrivateKey(), received });
      return { device, received, end: () => void browsers.delete(path) };
    },
  };
}

/** Checks the signature of the server (RFC 8292). @returns its claims and key; null where it is not valid */
function openToken(authorization: string): Omit<Received, "text"> | null {
  const [, token = "", publicKey = ""] = /^vapid t=([^,]+), k=(\S+)$/.exec(authorization) ?? [];
  const [head = "", body = "", signature = ""] = token.split(".");
  const point = Buffer.from(publicKey, "base64url");
  if (point.length !== 65) return null;
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString("base64url"));
  const key = createPublicKey({ format: "jwk", key: { kty: "EC", crv: "P-256", x: x ?? "", y: y ?? "" } });
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: "ieee-p1363" },
    Buffer.from(signature, "base64url"),
  );
  const read = claims.parse(JSON.parse(Buffer.from(body, "base64url").toString()));
  return isSigned && read.aud === HOST ? { claims: read, publicKey } : null;
}

/** Opens a message as a browser does (RFC 8291, RFC 8188). */
function decrypted(body: Buffer, { p256dh, auth }: PushDevice, privateKey: Buffer): string {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const sealed = body.subarray(21 + sender.length);
  const ecdh = createECDH("prime256v1");
  ecdh.setPrivateKey(privateKey);
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), Buffer.from(p256dh, "base64url"), sender]);
  const input = derived(ecdh.computeSecret(sender), Buffer.from(auth, "base64url"), info, 32);
  const key = derived(input, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16);
  const nonce = derived(input, salt, Buffer.from("Content-Encoding: nonce\0"), 12);
  const decipher = createDecipheriv("aes-128-gcm", key, nonce);
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  // The last record ends with a 2 and zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

function derived(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}
