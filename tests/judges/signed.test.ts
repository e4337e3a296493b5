import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readPdf, stateAfter } from "shared-schema/pades/pdf/file";
import { formOf } from "shared-schema/pades/pdf/form";
import { isArray, isDict, isString } from "shared-schema/pades/pdf/value";
import { contracts } from "shared-schema/pades/testing/contracts.test-support";
import { type Life, lifeOf, world } from "shared-schema/pades/testing/signing.test-support";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "passerelle-judges-"));
const has = (command: string) => spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;
const missing = ["pdfsig", "mutool", "qpdf", "openssl"].filter((command) => !has(command));
if (missing.length > 0) process.stdout.write(`Signed files are not judged by ${missing.join(", ")}: not installed\n`);

/** The output of a judge, whatever its exit code says. */
function said(command: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  return `${stdout}${stderr}`;
}

const lives = new Map<string, Life[]>();
let signatures: Map<string, number>;

beforeAll(async () => {
  const { root } = await world();
  const pem = Buffer.from(root.certificate.der).toString("base64").replace(/.{64}/g, "$&\n");
  writeFileSync(join(folder, "root.pem"), `-----BEGIN CERTIFICATE-----\n${pem}\n-----END CERTIFICATE-----\n`);
  for (const { name, bytes, isSealed } of contracts().slice(0, 2)) {
    const life = await lifeOf(bytes, isSealed);
    lives.set(name, life);
    for (const step of life) writeFileSync(join(folder, fileOf(name, step)), step.bytes);
  }
  signatures = new Map(
    [...lives].flatMap(([name, life]) => life.map((step) => [fileOf(name, step), signedIn(step).length])),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(contract: string, { name }: Life): string {
  return `${contract} ${name}.pdf`.replaceAll(" ", "-");
}

/** The values of signatures in a file, and the bytes that each of them covers. Document time stamps count apart: two judges do not know them. */
function signedIn({ bytes }: Life): { contents: Uint8Array; covered: Uint8Array }[] {
  const file = readPdf(bytes);
  const state = stateAfter(file, file.revisions.length - 1);
  return (formOf(state)?.fields ?? []).flatMap(({ name, signature }) => {
    const value = signature === null ? undefined : state.value(signature);
    const contents = isDict(value) ? value.get("Contents") : undefined;
    const range = isDict(value) ? value.get("ByteRange") : undefined;
    if (name.startsWith("archive") || !isString(contents) || !isArray(range)) return [];
    const [, first = 0, second = 0, length = 0] = range.map(Number);
    const covered = Buffer.concat([bytes.subarray(0, first), bytes.subarray(second, second + length)]);
    return [{ contents: contents.string, covered }];
  });
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe.each(
  contracts()
    .slice(0, 2)
    .map(({ name }) => name),
)("%s", (contract) => {
  it.skipIf(missing.includes("pdfsig"))("is valid for pdfsig after each step", () => {
    for (const step of lives.get(contract) ?? []) {
      const verdict = said("pdfsig", "-nocert", fileOf(contract, step));
      expect(count(verdict, /Signature is Valid/g), step.name).toBe(signatures.get(fileOf(contract, step)));
      expect(verdict).not.toMatch(/Invalid|mismatch|Syntax Error/i);
    }
  });

  it.skipIf(missing.includes("mutool"))("is valid for mutool after each step", () => {
    for (const step of lives.get(contract) ?? []) {
      const verdict = said("mutool", "sign", "-v", fileOf(contract, step));
      const good = count(
        verdict,
        /The document is unchanged since signing|The signature is valid but there have been edits/g,
      );
      expect(good, step.name).toBe(signatures.get(fileOf(contract, step)));
    }
  });

  it.skipIf(missing.includes("qpdf"))("is well formed for qpdf after each step", () => {
    for (const step of lives.get(contract) ?? []) {
      expect(() => execFileSync("qpdf", ["--check", fileOf(contract, step)], { cwd: folder }), step.name).not.toThrow();
    }
  });

  it.skipIf(missing.includes("openssl"))("has signatures that openssl verifies as CAdES", () => {
    const signed = lives.get(contract)?.find(({ name }) => name === "archived");
    const found = signed ? signedIn(signed) : [];
    expect(found.length).toBeGreaterThanOrEqual(3);
    for (const { contents, covered } of found) {
      writeFileSync(join(folder, "value.der"), contents);
      writeFileSync(join(folder, "covered.bin"), covered);
      const how = [
        "-cades",
        "-binary",
        "-purpose",
        "any",
        "-inform",
        "DER",
        "-in",
        "value.der",
        "-content",
        "covered.bin",
      ];
      const verdict = said("openssl", "cms", "-verify", ...how, "-CAfile", "root.pem", "-out", "out.bin");
      expect(verdict).toMatch(/Verification successful/i);
      expect(said("openssl", "asn1parse", "-inform", "DER", "-in", "value.der")).not.toContain("cons: OCTET STRING");
    }
  });
});
