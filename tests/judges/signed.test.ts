import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { contracts } from "shared-schema/pades/testing/contracts.test-support";
import { type Life, lifeOf, world } from "shared-schema/pades/testing/signing.test-support";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { count, has, outputOf, signaturesIn } from "./judges.ts";

const folder = mkdtempSync(join(tmpdir(), "passerelle-judges-"));
const missing = ["pdfsig", "mutool", "qpdf", "openssl"].filter((command) => !has(command));
if (missing.length > 0) process.stdout.write(`Signed files are not judged by ${missing.join(", ")}: not installed\n`);

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
    [...lives].flatMap(([name, life]) => life.map((step) => [fileOf(name, step), signaturesIn(step.bytes).length])),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(contract: string, { name }: Life): string {
  return `${contract} ${name}.pdf`.replaceAll(" ", "-");
}

describe.each(
  contracts()
    .slice(0, 2)
    .map(({ name }) => name),
)("%s", (contract) => {
  it.skipIf(missing.includes("pdfsig"))("is valid for pdfsig after each step", () => {
    for (const step of lives.get(contract) ?? []) {
      const verdict = outputOf(folder, "pdfsig", "-nocert", fileOf(contract, step));
      expect(count(verdict, /Signature is Valid/g), step.name).toBe(signatures.get(fileOf(contract, step)));
      expect(verdict).not.toMatch(/Invalid|mismatch|Syntax Error/i);
    }
  });

  it.skipIf(missing.includes("mutool"))("is valid for mutool after each step", () => {
    for (const step of lives.get(contract) ?? []) {
      const verdict = outputOf(folder, "mutool", "sign", "-v", fileOf(contract, step));
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
    const found = signed ? signaturesIn(signed.bytes) : [];
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
      const verdict = outputOf(folder, "openssl", "cms", "-verify", ...how, "-CAfile", "root.pem", "-out", "out.bin");
      expect(verdict).toMatch(/Verification successful/i);
      expect(outputOf(folder, "openssl", "asn1parse", "-inform", "DER", "-in", "value.der")).not.toContain(
        "cons: OCTET STRING",
      );
    }
  });
});
