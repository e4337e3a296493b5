import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { TEXT_FORMAT, type VersionText } from "shared-schema/contract/comparison/versionText";
import { buildContract } from "shared-schema/contract/document";
import { rivieraContract, rivieraFacts, testOptions } from "shared-schema/contract/testing.test-support";
import { terms } from "shared-schema/terms/terms";
import { afterAll, expect, it } from "vitest";
import { fileAssets } from "../files/assets.ts";
import { threadPool } from "../pool/threadPool.ts";
import { sourcePool } from "../threads/sourcePool.test-support.ts";
import { directPrinter } from "./directPrinter.ts";
import { threadPrinter } from "./threadPrinter.ts";

const assetsDir = fileURLToPath(new URL("../../../../shared-schema/assets", import.meta.url));
const pool = sourcePool(1);
const inThread = threadPrinter(pool);
afterAll(() => pool.close());
const named = (name: string, draft: boolean) => {
  const facts = rivieraFacts();
  facts.agreement.name = name;
  return buildContract(facts, { ...testOptions, draft });
};

it("prints the same bytes as the thread that asks would", async () => {
  const direct = await directPrinter(fileAssets(assetsDir)).contract(rivieraContract(true), null);
  const printed = await inThread.contract(rivieraContract(true), null);
  expect(Buffer.from(printed.bytes).equals(direct.bytes)).toBe(true);
  expect(printed.fields).toEqual(direct.fields);
});

it("compares two versions in the thread, to the same bytes", async () => {
  const facts = rivieraFacts();
  const former: VersionText = { format: TEXT_FORMAT, terms: terms(facts), document: buildContract(facts, testOptions) };
  const latter = { ...former, document: named("Corsica", true) };
  const direct = await directPrinter(fileAssets(assetsDir)).comparison(former, latter);
  const { bytes } = await inThread.comparison(former, latter);
  expect(Buffer.from(bytes).equals(direct.bytes)).toBe(true);
});

it("answers each of many contracts with its own, and one that cannot be printed in words", async () => {
  const names = ["Riviera", "Corsica", "王", "Sardinia"];
  const answers = await Promise.allSettled(names.map((name) => inThread.contract(named(name, false), null)));
  const alone = await inThread.contract(named("Sardinia", false), null);
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled", "rejected", "fulfilled"]);
  expect(answers[2]).toMatchObject({ reason: { message: "«王» cannot be printed: U+738B" } });
  expect(answers[3]).toMatchObject({ value: { bytes: alone.bytes } });
});

it("refuses a contract that takes too long in words", async () => {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-thread-"));
  writeFileSync(join(folder, "thread.mjs"), "export function print() { for (;;); }");
  const stuck = threadPool({ thread: pathToFileURL(join(folder, "thread.mjs")), threads: 1 });
  const slow = threadPrinter(stuck, 100);
  const refusal = { status: "rejected", reason: { refusal: { code: "contract.print-late" } } };
  const print = () => slow.contract(rivieraContract(true), null);
  expect(await Promise.allSettled([print(), print()])).toMatchObject([refusal, refusal]);
  await stuck.close();
  rmSync(folder, { recursive: true });
});
