import { execFile } from "node:child_process";
import { randomBytes, X509Certificate } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { readCertificate } from "shared-schema/pades/cms/certificate";
import { type TimeStampAsk, timeStampRequest } from "shared-schema/pades/timeStamp/request";
import { tokenIn } from "shared-schema/pades/timeStamp/response";
import { readTimeStampOver } from "shared-schema/pades/timeStamp/token";
import { expect, it } from "vitest";
import {
  ANNA,
  digestOf,
  ORIGIN,
  openWorld,
  temporaryFolder,
  tokenFor,
  valueIn,
  type World,
} from "../world.test-support.ts";
import { authorityOf } from "./authorities.ts";
import { commonNameOf, OID } from "./names.ts";

const YEAR_MS = 365 * 86_400_000;
const run = promisify(execFile);
const hash = digestOf("a signature value");
const ask = (): TimeStampAsk => ({ hash: Uint8Array.from(hash), nonce: Uint8Array.from(randomBytes(8)), policy: null });

/** A PEM file of certificates. */
function pemFile(folder: string, name: string, certificates: readonly Buffer[]): string {
  const file = join(folder, name);
  writeFileSync(file, certificates.map((each) => new X509Certificate(each).toString()).join(""));
  return file;
}

/** What OpenSSL prints. It comes with every system that these tests run on. */
async function openssl(...args: string[]): Promise<string> {
  const { stdout, stderr } = await run("openssl", args).catch((error: { stdout: string; stderr: string }) => error);
  return `${stdout}${stderr}`;
}

const stampOver = (world: World, request: Uint8Array) =>
  world.trust.app.request(`${ORIGIN}/trust/tsa`, {
    method: "POST",
    headers: { "content-type": "application/timestamp-query" },
    body: Uint8Array.from(request),
  });

it("issues certificates that OpenSSL follows to the root, revocation included", async () => {
  const world = openWorld();
  const folder = temporaryFolder();
  const { credential } = await tokenFor(world, ANNA);
  const [own, issuing, root] = credential.certificates;
  if (!own || !issuing || !root) throw new Error("The chain is not whole.");
  const files = [
    pemFile(folder, "own.pem", [own]),
    pemFile(folder, "above.pem", [issuing]),
    pemFile(folder, "root.pem", [root]),
  ];
  const [ownFile = "", above = "", rootFile = ""] = files;
  const lists: string[] = [];
  for (const serial of [issuing, root].map((each) => new X509Certificate(each).serialNumber.toLowerCase())) {
    const list = await world.trust.app.request(`/pki/${serial}.crl`);
    const file = join(folder, `${serial}.der`);
    writeFileSync(file, Buffer.from(await list.arrayBuffer()));
    const pem = join(folder, `${serial}.pem`);
    await openssl("crl", "-inform", "DER", "-in", file, "-out", pem);
    lists.push("-CRLfile", pem);
  }
  const at = String(Math.floor(world.clock.now().getTime() / 1_000) + 60);
  const verify = ["verify", "-x509_strict", "-crl_check_all", "-attime", at, ...lists];
  expect(await openssl(...verify, "-CAfile", rootFile, "-untrusted", above, ownFile)).toContain("own.pem: OK");

  world.context.store.credentials.lock(credential.id);
  await tokenFor(world, ANNA);
  const serial = new X509Certificate(issuing).serialNumber.toLowerCase();
  const list = await world.trust.app.request(`/pki/${serial}.crl`);
  const file = join(folder, "after.der");
  writeFileSync(file, Buffer.from(await list.arrayBuffer()));
  const printed = await openssl("crl", "-inform", "DER", "-in", file, "-noout", "-text");
  expect(printed).toContain(new X509Certificate(own).serialNumber);
  expect(printed).toMatch(/X509v3 CRL Number:\s+2\b/);
});

it("says in a person's certificate what it is, and nothing of the address", async () => {
  const world = openWorld();
  const folder = temporaryFolder();
  const { credential } = await tokenFor(world, ANNA);
  const file = pemFile(folder, "own.pem", credential.certificates.slice(0, 1));
  const printed = await openssl("x509", "-in", file, "-noout", "-text", "-nameopt", "utf8,sep_comma_plus");
  const holds = [
    "Anna Łukasz-O’Brien",
    "Platform certificate, not qualified",
    "Not a qualified certificate.",
    OID.signingPolicy,
    "Digital Signature, Non Repudiation",
    "1.3.6.1.5.5.7.3.36",
    "CA:FALSE",
    `${ORIGIN}/pki/`,
  ];
  for (const part of holds) expect(printed).toContain(part);
  expect(printed).not.toContain("example.test");
  const { serialNumber, validFrom, validTo } = new X509Certificate(credential.certificates[0] ?? "");
  expect(serialNumber).toMatch(/^[4-7][0-9A-F]{31}$/);
  expect(Date.parse(validTo) - Date.parse(validFrom)).toBe(YEAR_MS);
});

it("keeps names of 200 letters whole in a certificate within the bounds of X.520, DER throughout", async () => {
  const world = openWorld();
  const folder = temporaryFolder();
  const given_name = "Ἀλέξανδρος-Łukasz’".repeat(6).slice(0, 100);
  const family_name = "Παπαδιαμαντόπουλος ".repeat(6).slice(0, 99);
  const name = `${given_name} ${family_name}`;
  const { credential } = await tokenFor(world, { ...ANNA, name, given_name, family_name });
  const [own, issuing, root] = credential.certificates;
  if (!own || !issuing || !root) throw new Error("The chain is not whole.");
  const file = pemFile(folder, "own.pem", [own]);
  const printed = await openssl("x509", "-in", file, "-noout", "-subject", "-nameopt", "utf8,sep_multiline,sname");
  const parts = new Map(
    printed.split("\n").flatMap((line): [string, string][] => {
      const [, type, value] = /^ {4}(\w+)=(.*)$/.exec(line) ?? [];
      return type !== undefined && value !== undefined ? [[type, value]] : [];
    }),
  );
  expect(parts.get("CN")).toBe(`${[...name].slice(0, 63).join("")}…`);
  expect([parts.get("GN"), parts.get("SN"), parts.get("serialNumber")]).toEqual([given_name, family_name, "17"]);
  expect(readCertificate(own).commonName).toBe(name);
  const [above, rootFile] = [pemFile(folder, "above.pem", [issuing]), pemFile(folder, "root.pem", [root])];
  const at = String(Math.floor(world.clock.now().getTime() / 1_000) + 60);
  const verify = ["verify", "-x509_strict", "-attime", at, "-CAfile", rootFile, "-untrusted", above, file];
  expect(await openssl(...verify)).toContain("own.pem: OK");
  for (const each of [own, issuing, root]) {
    const tree = await openssl("asn1parse", "-in", pemFile(folder, "each.pem", [each]));
    // Each set of a name has one part: depth 3 is the set, depth 4 its parts.
    const depths = [...tree.matchAll(/d=(\d+) .*cons: (SET|SEQUENCE)/g)].map(([, depth, kind]) => `${depth} ${kind}`);
    expect(depths.join()).not.toContain("3 SET,4 SEQUENCE,4 SEQUENCE");
    expect(depths.join()).toContain("3 SET,4 SEQUENCE,3 SET");
  }
});

it("cuts a common name between letters, and no name that fits", () => {
  const letters = (count: number) => "\u{20000}".repeat(count);
  expect(commonNameOf(letters(64))).toBe(letters(64));
  expect(commonNameOf(letters(65))).toBe(`${letters(63)}…`);
});

it("stamps a digest with the nonce it was asked with, and OpenSSL agrees", async () => {
  const world = openWorld();
  const folder = temporaryFolder();
  const [query, reply] = [join(folder, "q.tsq"), join(folder, "r.tsr")];
  const asked = ask();
  const request = timeStampRequest(asked);
  const answer = await stampOver(world, request);
  expect(answer.headers.get("content-type")).toBe("application/timestamp-reply");
  const bytes = Buffer.from(await answer.arrayBuffer());
  writeFileSync(query, request);
  writeFileSync(reply, bytes);
  const root = pemFile(folder, "root.pem", [authorityOf(world.context, "root").bytes]);
  const at = String(Math.floor(world.clock.now().getTime() / 1_000) + 60);
  expect(await openssl("ts", "-reply", "-in", reply, "-text")).toContain(`Policy OID: ${OID.stampPolicy}`);
  const output = await openssl("ts", "-verify", "-queryfile", query, "-in", reply, "-CAfile", root, "-attime", at);
  expect(output).toContain("Verification: OK");
  const stamp = await readTimeStampOver(valueIn(tokenIn(bytes, asked)), asked.hash, [
    readCertificate(authorityOf(world.context, "root").bytes),
  ]);
  expect(stamp).toMatchObject({ at: world.clock.now().toISOString(), isTrusted: true });
});

it("leaves its certificates out of a stamp for which no one wants them", async () => {
  const request = Buffer.from(timeStampRequest(ask()));
  // The last value of a request says whether they are wanted; without it, it is as long as its nonce.
  const bare = Buffer.concat([Buffer.from([0x30, request.length - 2 - 3]), request.subarray(2, -3)]);
  const world = openWorld();
  const bytes = Buffer.from(await (await stampOver(world, bare)).arrayBuffer());
  expect(bytes.indexOf(authorityOf(world.context, "tsa").bytes)).toBe(-1);
  const folder = temporaryFolder();
  const [token, root] = [
    join(folder, "r.tsr"),
    pemFile(folder, "root.pem", [authorityOf(world.context, "root").bytes]),
  ];
  writeFileSync(token, bytes);
  const own = pemFile(folder, "own.pem", [authorityOf(world.context, "tsa").bytes]);
  const at = String(Math.floor(world.clock.now().getTime() / 1_000) + 60);
  const verify = ["ts", "-verify", "-digest", hash.toString("hex"), "-in", token, "-CAfile", root];
  expect(await openssl(...verify, "-untrusted", own, "-attime", at)).toContain("Verification: OK");
});

it("stamps the same through the API, DER throughout", async () => {
  const world = openWorld();
  const { token } = await tokenFor(world, ANNA);
  const stamp = valueIn(await world.signer.timestamp(token, hash));
  const at = world.clock.now().toISOString();
  expect(await readTimeStampOver(stamp, Uint8Array.from(hash), [])).toMatchObject({ at });
  const file = join(temporaryFolder(), "token.der");
  writeFileSync(file, stamp);
  expect(await openssl("asn1parse", "-inform", "DER", "-in", file)).not.toMatch(/cons: OCTET STRING|indefinite|inf/);
});

it.each([
  ["no request", Buffer.from("no request")],
  ["nothing", Buffer.alloc(0)],
  ["SHA-1", Buffer.from("3030020101302106052b0e03021a0500041400112233445566778899aabbccddeeff00112233020100", "hex")],
])("stamps no %s", async (_, request) => {
  const world = openWorld();
  const answer = await stampOver(world, request);
  expect(answer.status).toBe(200);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(tokenIn(bytes, ask())).toMatchObject({ refusal: { code: "timestamp.refused", params: { status: 2 } } });
});

it("replaces each authority when four fifths of its life have passed, and still serves the former one", async () => {
  const world = openWorld();
  const before = (["root", "issuing", "tsa"] as const).map((kind) => authorityOf(world.context, kind));
  world.clock.advance(11.9 * YEAR_MS);
  expect(authorityOf(world.context, "tsa").serial).toBe(before[2]?.serial);
  world.clock.advance(0.2 * YEAR_MS);
  const tsa = authorityOf(world.context, "tsa");
  expect(tsa.serial).not.toBe(before[2]?.serial);
  expect(authorityOf(world.context, "root").serial).toBe(before[0]?.serial);
  // Nothing outlives what it was issued by.
  expect(tsa.notAfter).toEqual(authorityOf(world.context, "root").notAfter);
  world.clock.advance(8 * YEAR_MS);
  expect(authorityOf(world.context, "root").serial).not.toBe(before[0]?.serial);
  for (const { serial, bytes } of before) {
    const served = await world.trust.app.request(`/pki/${serial}.crt`);
    expect(Buffer.from(await served.arrayBuffer())).toEqual(bytes);
  }
});

it("lists its certificates on a page, in both languages", async () => {
  const world = openWorld();
  const [english, french] = await Promise.all(
    ["en", "fr"].map(async (lang) => (await world.trust.app.request(`/pki?lang=${lang}`)).text()),
  );
  const { fingerprint256 } = new X509Certificate(authorityOf(world.context, "root").bytes);
  expect(english).toContain(fingerprint256);
  expect(english).toContain("It is not a qualified signature");
  expect(french).toContain("Ce n’est pas une signature qualifiée");
  expect((await world.trust.app.request(`/pki/${"0".repeat(32)}.crt`)).status).toBe(404);
});
