import { execFileSync } from "node:child_process";
import { randomBytes, X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fromBase64 } from "shared-schema/base/bytes/base64";
import { readCertificate } from "shared-schema/pades/cms/certificate";
import { checkTrail } from "shared-schema/verification/trail";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Fetch } from "../../ports/boundedFetch.ts";
import { authorityStamper } from "../../ports/timeStamp/stamper.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { ORIGIN, openWorld } from "../../trust/world.test-support.ts";
import { auditHead } from "../base/audit/head.ts";
import { noteEvent } from "../base/audit/note.ts";
import { transact } from "../base/context.ts";
import { exportTrail } from "./exportTrail.ts";
import { STAMP, stampDaily, stampIn, stampTrail } from "./stamp.ts";
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
const trusted = () => [readCertificate(new X509Certificate(readFileSync(join(folder, "ca.pem"))).raw)];
const stamperAt = (address: string, ask: Fetch = fetch) =>
  authorityStamper({ url: address, fetch: ask, random: randomBytes, timeoutMs: 60_000 });
const stampsKept = () => server.deps.store.audit.newestOf(STAMP, 100);

it.skipIf(!hasOpenssl)("has an authority stamp the head, keeps the token, and verifies it", async () => {
  const { number, hash } = auditHead(server.deps);
  const stamped = await stampTrail(server.deps, stamperAt(url()), trusted());
  expect(stamped).toMatchObject({ ok: true, value: { entry: number, signer: "TSA", isTrusted: true } });
  const entry = number;
  expect(await verifyTrail(server.deps.store, trusted())).toMatchObject({
    broken: null,
    stamps: [{ entry, isTrusted: true }],
  });
  expect(await verifyTrail(server.deps.store)).toMatchObject({ broken: null, stamps: [{ entry, isTrusted: false }] });
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
  await stampTrail(server.deps, stamperAt(url()), []);
  const [row] = stampsKept();
  const noted = JSON.parse(row?.details ?? "null");
  const read = (other: object) =>
    stampIn(server.deps.store, { details: JSON.stringify({ ...noted, ...other }) }, trusted());
  expect(await read({})).toMatchObject({ isTrusted: true });
  expect(await read({ hash: noted.hash.replace(/^./, (first: string) => (first === "0" ? "1" : "0")) })).toBeNull();
  expect(await read({ entry: noted.entry - 1 })).toBeNull();
  const token = Buffer.from(fromBase64(noted.token));
  const time = token.indexOf(Buffer.from(`${new Date().getUTCFullYear()}`));
  const imprint = token.indexOf(Buffer.from(noted.hash, "hex"));
  for (const at of [time, time + 3, imprint, token.length - 1, token.length - 100]) {
    const forged = Buffer.from(token);
    forged.writeUInt8(forged.readUInt8(at) ^ 1, at);
    expect(await read({ token: forged.toString("base64") }), `byte ${at}`).toBeNull();
  }
  for (const length of [0, 1, 40, 400, token.length - 1]) {
    expect(await read({ token: token.subarray(0, length).toString("base64") })).toBeNull();
  }
});

it("keeps nothing where the authority does not answer with a token", async () => {
  const refusal = new Uint8Array([0x30, 0x05, 0x30, 0x03, 0x02, 0x01, 0x02]);
  const refusing = stamperAt("http://authority.test/", async () => new Response(refusal));
  expect(await stampTrail(server.deps, refusing, [])).toMatchObject({ refusal: { code: "timestamp.refused" } });
  await expect(stampDaily(server.deps, refusing)).rejects.toThrow("status 2");
  const failing = stamperAt("http://authority.test/", async () => new Response("", { status: 503 }));
  expect(await stampTrail(server.deps, failing, [])).toMatchObject({ refusal: { code: "timestamp.unreachable" } });
  const other = async () => ({ ok: true, value: { token: Buffer.from("no token"), problem: null } }) as const;
  expect(await stampTrail(server.deps, other, [])).toMatchObject({ refusal: { code: "timestamp.invalid" } });
  expect(stampsKept()).toEqual([]);
});

it("stamps once a day with the embedded authority, after a restart too, and only where something was written", async () => {
  const { trust, clock } = openWorld();
  const stamper = stamperAt(`${ORIGIN}/trust/tsa`, async (address, init) => trust.app.request(address, init));
  const deps = { ...server.deps, clock };
  const write = () => transact(deps, (tx) => noteEvent(tx, { verb: "account.logout", user_id: 1 }, null));
  const stamped = async (hours: number) => {
    clock.advance(hours * 3_600_000);
    await stampDaily(deps, stamper);
    return stampsKept().length;
  };
  expect(await stamped(0)).toBe(1);
  expect(await stamped(48)).toBe(1);
  write();
  expect(await stamped(0)).toBe(2);
  write();
  expect(await stamped(1)).toBe(2);
  expect(await stamped(23)).toBe(3);
  expect(await verifyTrail(deps.store)).toMatchObject({ broken: null, stamps: [{}, {}, {}] });
  // The offline page reads the same trail, and knows the authority.
  const trail = exportTrail(deps.store, 1);
  const found = await checkTrail(JSON.parse(JSON.stringify(trail)), trust.anchors());
  expect(found).toMatchObject({ isWhole: true, findings: [{ tone: "good" }, { tone: "good" }, {}, {}] });
  expect(found.findings[0]?.text.en).toContain(`${trail.entries.length} entries`);
  const [entry] = trail.entries.slice(2);
  if (!entry) throw new Error("There is no third entry");
  entry.verb = "account.login";
  expect((await checkTrail(trail, [])).findings[0]?.text.en).toBe("The audit trail is broken at entry 3.");
});
