import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { cutOff } from "shared-schema/pades/testing/attacksInPlace.test-support";
import { verifyPdf } from "shared-schema/pades/verify/verify";
import { checkFiles } from "shared-schema/verification/check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { summaryOf } from "./summary.ts";

const RELEASES = join(import.meta.dirname, "../../shared-schema/fixtures/signed");
const expected = z.object({
  files: z
    .array(
      z.object({
        file: z.string(),
        revisions: z.int(),
        steps: z.array(z.looseObject({ name: z.string(), size: z.int() })).min(2),
      }),
    )
    .min(2),
});

const releases = readdirSync(RELEASES);

it("has files of a release, in at most 2 MB", () => {
  const sizes = releases.flatMap((release) =>
    readdirSync(join(RELEASES, release)).map((file) => readFileSync(join(RELEASES, release, file)).length),
  );
  expect(sizes.length).toBeGreaterThan(3);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(2_000_000);
});

it("has a contract that everybody has signed, with a certificate of completion that describes it", async () => {
  const folder = join(RELEASES, "2026-11-completed");
  const [anchor, contract, certificate] = ["anchor.bin", "contract.pdf", "certificate.pdf"].map((name) => ({
    name,
    bytes: new Uint8Array(readFileSync(join(folder, name))),
  }));
  if (!anchor || !contract || !certificate) throw new Error("All three are there.");
  const reports = await checkFiles([contract, certificate], [anchor.bytes]);
  expect(reports.map(({ tone }) => tone)).toEqual(["good", "good"]);
  const texts = reports[0]?.sections.flatMap(({ findings }) => findings.map(({ text }) => text.en));
  expect(texts).toContain("The file ends as the certificate of completion describes it.");
});

describe.each(releases)("the signed files of %s", (release) => {
  const read = (file: string) => new Uint8Array(readFileSync(join(RELEASES, release, file)));
  const trust = { anchors: [read("anchor.bin")] };
  const { files } = expected.parse(JSON.parse(readFileSync(join(RELEASES, release, "expected.json"), "utf8")));

  it.each(files)("are judged as they were: $file", async ({ file, steps, revisions }) => {
    const whole = read(file);
    for (const { name, size, ...summary } of steps) {
      const verdict = await verifyPdf(whole.slice(0, size), trust);
      expect([name, JSON.parse(JSON.stringify(summaryOf(verdict)))]).toEqual([name, summary]);
    }
    expect(steps.at(-1)?.size).toBe(whole.length);
    expect((await verifyPdf(cutOff(whole), trust)).revisions).toHaveLength(revisions - 1);
  });

  it.each(files)("are found out with a byte changed: $file", async ({ file, steps }) => {
    const whole = read(file);
    // A place in the printed pages, and one in the middle of each step.
    const places = [
      20_000,
      ...steps.slice(1).map(({ size }, index) => Math.floor((size + (steps[index]?.size ?? 0)) / 2)),
    ];
    for (const at of places) {
      const changed = new Uint8Array(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect((await verifyPdf(changed, trust)).code, `byte ${at}`).not.toMatch(/^(valid|sealed)$/);
    }
  });
});
