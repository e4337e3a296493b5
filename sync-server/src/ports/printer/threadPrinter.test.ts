import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { TEXT_FORMAT, type VersionText } from "shared-schema/contract/comparison/versionText";
import { buildContract } from "shared-schema/contract/document";
import { rivieraContract, rivieraFacts, testOptions } from "shared-schema/contract/testing.test-support";
import { terms } from "shared-schema/terms/terms";
import { expect, it } from "vitest";
import { fileAssets } from "../files/assets.ts";
import { directPrinter } from "./directPrinter.ts";
import { threadPrinter } from "./threadPrinter.ts";

const assetsDir = fileURLToPath(new URL("../../../../shared-schema/assets", import.meta.url));
const thread = new URL("./printThread.dev.mjs", import.meta.url);
const inThread = threadPrinter({ thread, assetsDir });
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

it("fails the contracts of a thread that dies, and begins another for the next one", async () => {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-thread-"));
  const dying = join(folder, "thread.mjs");
  writeFileSync(dying, "process.exit(3);");
  const mortal = threadPrinter({ thread: pathToFileURL(dying), assetsDir });
  const both = [mortal.contract(rivieraContract(true), null), mortal.contract(rivieraContract(true), null)];
  for (const printed of both) await expect(printed).rejects.toThrow("ended with code 3");
  writeFileSync(dying, `await import(${JSON.stringify(thread.href)});`);
  const { pages } = await mortal.contract(rivieraContract(true), null);
  expect(pages).toBeGreaterThan(3);
  rmSync(folder, { recursive: true });
});

it("refuses the contracts of a thread that is stuck in words, and takes the next one", async () => {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-thread-"));
  const stuck = join(folder, "thread.mjs");
  writeFileSync(stuck, 'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => {});');
  const slow = threadPrinter({ thread: pathToFileURL(stuck), assetsDir, longest: 20 });
  const refusal = { status: "rejected", reason: { refusal: { code: "contract.print-late" } } };
  const print = () => slow.contract(rivieraContract(true), null);
  expect(await Promise.allSettled([print(), print()])).toMatchObject([refusal, refusal]);
  expect(await Promise.allSettled([print()])).toMatchObject([refusal]);
  rmSync(folder, { recursive: true });
});
