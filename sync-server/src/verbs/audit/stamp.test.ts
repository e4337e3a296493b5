import { execFileSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { httpAuthority } from "../../ports/timeStamp/authority.ts";
import { readTimeStamp } from "../../ports/timeStamp/timeStamp.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { auditHead } from "../base/audit/head.ts";
import { STAMP, stampTrail } from "./stamp.ts";
import { verifyTrail } from "./verify.ts";

const CONFIGURATION = `
[ tsa ]
default_tsa = authority
[ authority ]
serial = serial
signer_cert = tsa.pem
certs = ca.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
[ stamps ]
extendedKeyUsage = critical,timeStamping
`;

const folder = mkdtempSync(join(tmpdir(), "passerelle-tsa-"));
const openssl = (...args: string[]) => execFileSync("openssl", args, { cwd: folder, stdio: "pipe" });

/** An authority made by OpenSSL, which knows RFC 3161 from elsewhere than we do. */
const hasOpenssl = (() => {
  try {
    openssl("version");
    return true;
  } catch {
    return false;
  }
})();

let authority: Server;
const url = () => `http://127.0.0.1:${(authority.address() as AddressInfo).port}/`;

beforeAll(async () => {
  if (!hasOpenssl) return;
  writeFileSync(join(folder, "tsa.cnf"), CONFIGURATION);
  writeFileSync(join(folder, "serial"), "01\n");
  openssl(..."req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.pem -days 30 -subj /CN=CA".split(" "));
  openssl(..."req -newkey rsa:2048 -nodes -keyout tsa.key -out tsa.csr -subj /CN=TSA".split(" "));
  const issue = "x509 -req -in tsa.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 30 -extfile tsa.cnf".split(" ");
  openssl(...issue, "-out", "tsa.pem", "-extensions", "stamps");
  authority = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      writeFileSync(join(folder, "query.tsq"), Buffer.concat(chunks));
      openssl(..."ts -reply -config tsa.cnf -queryfile query.tsq -out reply.tsr".split(" "));
      response.end(readFileSync(join(folder, "reply.tsr")));
    });
  });
  await new Promise<void>((resolve) => authority.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  authority?.close();
  rmSync(folder, { recursive: true });
});

const server = useTestServer();
const trusted = () => [new X509Certificate(readFileSync(join(folder, "ca.pem")))];

it.skipIf(!hasOpenssl)("has an authority stamp the head, keeps the token, and verifies it", async () => {
  const { number, hash } = auditHead(server.deps);
  const { entry, stamp } = await stampTrail(server.deps, httpAuthority(url()), trusted());
  expect(entry).toBe(number);
  expect(stamp).toMatchObject({ signer: "CN=TSA", isTrusted: true });
  expect(verifyTrail(server.deps.store, trusted())).toMatchObject({
    broken: null,
    stamps: [{ entry, isTrusted: true }],
  });
  expect(verifyTrail(server.deps.store)).toMatchObject({ broken: null, stamps: [{ entry, isTrusted: false }] });
  // OpenSSL finds the token good for the same hash, as the trail keeps it, and for no other.
  const kept = server.deps.store.audit.all().findLast(({ verb }) => verb === STAMP);
  const { token } = JSON.parse(kept?.details ?? "null");
  writeFileSync(join(folder, "kept.der"), Buffer.from(token, "base64"));
  const verify = (digest: string) =>
    openssl(..."ts -verify -in kept.der -token_in -CAfile ca.pem -digest".split(" "), digest).toString();
  expect(verify(hash)).toContain("Verification: OK");
  expect(() => verify("0".repeat(64))).toThrow();
});

it.skipIf(!hasOpenssl)("refuses a token over another hash, and one of which any byte was changed", async () => {
  const { hash } = auditHead(server.deps);
  const token = await httpAuthority(url()).stamp(hash);
  expect(readTimeStamp(token, hash, trusted()).isTrusted).toBe(true);
  expect(() =>
    readTimeStamp(
      token,
      hash.replace(/^./, (first) => (first === "0" ? "1" : "0")),
      [],
    ),
  ).toThrow();
  const time = token.indexOf(Buffer.from(`${new Date().getUTCFullYear()}`));
  const imprint = token.indexOf(Buffer.from(hash, "hex"));
  for (const at of [time, time + 3, imprint, token.length - 1, token.length - 100]) {
    const forged = Buffer.from(token);
    forged.writeUInt8(forged.readUInt8(at) ^ 1, at);
    expect(() => readTimeStamp(forged, hash, trusted()), `byte ${at}`).toThrow();
  }
  for (const length of [0, 1, 40, 400, token.length - 1]) {
    expect(() => readTimeStamp(token.subarray(0, length), hash, trusted())).toThrow();
  }
});

it("keeps nothing where the authority does not answer with a token", async () => {
  const before = server.deps.store.audit.all().length;
  vi.stubGlobal("fetch", async () => new Response(new Uint8Array([0x30, 0x05, 0x30, 0x03, 0x02, 0x01, 0x02])));
  await expect(stampTrail(server.deps, httpAuthority("http://authority.test/"), [])).rejects.toThrow("status 2");
  vi.stubGlobal("fetch", async () => new Response("", { status: 503 }));
  await expect(stampTrail(server.deps, httpAuthority("http://authority.test/"), [])).rejects.toThrow("503");
  vi.unstubAllGlobals();
  expect(server.deps.store.audit.all()).toHaveLength(before);
});
