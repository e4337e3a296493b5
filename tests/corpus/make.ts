import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readPdf } from "shared-schema/pades/pdf/file";
import { shortContracts } from "shared-schema/pades/testing/contracts.test-support";
import { lifeOf, world } from "shared-schema/pades/testing/signing.test-support";
import { verifyPdf } from "shared-schema/pades/verify/verify";
import { summaryOf } from "./summary.ts";

/**
 * Makes the golden files of a release: `npx tsx tests/corpus/make.ts 2027-01`. A release's files are never made again: the verifier has to
 * read them for ever. Of each contract there is the newest file alone, as every earlier one is its beginning.
 * A contract and its certificate of completion as the server makes them come from `tests/judges/completed.test.ts`.
 */
const [release] = process.argv.slice(2);
if (!release || !/^\d{4}-\d\d$/.test(release)) throw new Error("Name the release, such as 2027-01");

const folder = join(import.meta.dirname, "../../shared-schema/fixtures/signed", release);
mkdirSync(folder);
const { root } = await world();
writeFileSync(join(folder, "anchor.bin"), root.certificate.der);
const files = [];
for (const { name, bytes, isSealed } of shortContracts()) {
  const life = await lifeOf(bytes, isSealed);
  const whole = life.at(-1)?.bytes ?? bytes;
  const file = `${name.replaceAll(" ", "-")}.pdf`;
  writeFileSync(join(folder, file), whole);
  const steps = [];
  for (const step of life) {
    const verdict = await verifyPdf(step.bytes, { anchors: [root.certificate.der] });
    steps.push({ name: step.name, size: step.bytes.length, ...summaryOf(verdict) });
  }
  files.push({ file, revisions: readPdf(whole).revisions.length, steps });
}
writeFileSync(join(folder, "expected.json"), `${JSON.stringify({ files }, null, 2)}\n`);
