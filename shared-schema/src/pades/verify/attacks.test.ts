import { beforeAll, describe, expect, it } from "vitest";
import { type Bytes, fromLatin1, joined, toLatin1 } from "../../base/bytes/bytes.ts";
import { readPdf } from "../pdf/file.ts";
import { SEAL } from "../sign/fieldNames.ts";
import { prepareSignature } from "../sign/signature.ts";
import { APPENDED } from "../testing/attacks.test-support.ts";
import { cutOff, inPlace, moved, ON_FILE, signatureIn } from "../testing/attacksInPlace.test-support.ts";
import { contracts } from "../testing/contracts.test-support.ts";
import { ofTheDay } from "../testing/ofTheDay.test-support.ts";
import { type Life, lifeOf, PARTIES, signIn, type World, wishOf, world } from "../testing/signing.test-support.ts";
import { fileSentence } from "./sentences.ts";
import type { FileVerdict } from "./verdict.ts";
import { verifyPdf } from "./verify.ts";

/** One of the contracts without a seal, and the one with it, which is the shortest. */
const TRIED = [
  ...ofTheDay(contracts().filter(({ isSealed }) => !isSealed)),
  ...contracts().filter(({ isSealed }) => isSealed),
];

let present: World;
const lives = new Map<string, Life[]>();

const verdict = (bytes: Bytes): Promise<FileVerdict> => verifyPdf(bytes, { anchors: [present.root.certificate.der] });
const step = (contract: string, name: string): Bytes => {
  const found = lives.get(contract)?.find((each) => each.name === name);
  if (!found) throw new Error(`there is no «${name}»`);
  return found.bytes;
};

beforeAll(async () => {
  present = await world();
  for (const { name, bytes, isSealed } of TRIED) lives.set(name, await lifeOf(bytes, isSealed));
});

describe.each(TRIED.map(({ name }) => name))("%s", (contract) => {
  it("finds no fault with the honest file of any step", async () => {
    for (const { name, bytes } of lives.get(contract) ?? []) {
      const { code, signatures, revisions, trailing } = await verdict(bytes);
      const signed = signatures.filter(({ kind }) => kind === "party").length;
      expect([name, code], name).toEqual([name, signed === 0 ? "unsigned" : "valid"]);
      expect(signatures.every(({ state, isChangedAfter }) => state === "valid" && !isChangedAfter)).toBe(true);
      expect(revisions.every(({ kind }) => kind !== "changed") && trailing === 0).toBe(true);
    }
  });

  it.each(PARTIES.map((field, index) => [index + 1, field] as const))(
    "finds every change laid over the file after signature %i",
    async (count) => {
      const base = step(contract, `signed ${count}`);
      const missed: string[] = [];
      for (const { name, run } of [...APPENDED, ...ON_FILE]) {
        const { code, signatures } = await verdict(run(base));
        const isFound = ["changed-after", "trailing", "broken", "not-issued-here"].includes(code);
        if (!isFound || signatures.some(({ state }) => state === "untrusted")) missed.push(name);
      }
      expect(missed).toEqual([]);
    },
  );

  it.each(PARTIES.map((field, index) => [field, index + 1] as const))(
    "finds every change to the signature of %s in the file that all have signed",
    async (field) => {
      const base = step(contract, "signed 3");
      const missed: string[] = [];
      for (const { name, run } of inPlace(signatureIn(base, field))) {
        const { code, signatures } = await verdict(run(base));
        const own = signatures.find((each) => each.field === field);
        if (code === "valid" || signatures.length < 3 || own?.state === "valid") missed.push(name);
      }
      expect(missed).toEqual([]);
    },
  );

  it.each([1, 2])("finds a change between signature %i and the next one, and says where it is", async (count) => {
    for (const { name, run } of APPENDED) {
      const changed = run(step(contract, `signed ${count}`));
      const [field, holder] = [PARTIES[count] ?? "", present.people[count]];
      if (!holder) throw new Error("there is no one to sign");
      // A field that hides behind another form cannot be signed in: nothing is signed then.
      const next = await prepareSignature(changed, wishOf(holder, present.root, field));
      if (!next.ok) continue;
      const found = await verdict(await signIn(changed, holder, field, present));
      expect([name, found.code, found.at], name).toEqual([
        name,
        "changed-between",
        { first: count, second: count + 1 },
      ]);
      expect(
        found.signatures.filter(({ kind }) => kind === "party").map(({ isChangedAfter }) => isChangedAfter),
      ).toEqual([...Array(count).fill(true), false]);
      if (name === "page drawn over") {
        expect(fileSentence(found, "en")).toBe(
          `Between signature ${count} and ${count + 1} something else was changed: page 1.`,
        );
      }
    }
  });
});

it("finds a signature of another contract behind this one, and one that comes twice", async () => {
  const [one = "", other = ""] = lives.keys();
  const step2 = step(other, "signed 2");
  for (const [name, bytes] of [
    ["of another contract", moved(step(one, "signed 2"), step(other, "signed 1"))],
    ["of the same contract, twice", moved(step2, step2)],
    ["of the same contract, out of place", moved(step(other, "signed 3"), step(other, "signed 1"))],
  ] as const) {
    expect(["valid", "unsigned"], name).not.toContain((await verdict(bytes)).code);
  }
});

it("knows a file with its last revision cut off by its hash, and how many have signed", async () => {
  const [contract = ""] = lives.keys();
  const whole = await verdict(step(contract, "signed 3"));
  const cut = await verdict(cutOff(step(contract, "signed 3")));
  expect(cut).toMatchObject({ code: "valid", unsigned: ["brokers:17", "stakeholders:18"] });
  expect(cut.revisions.at(-1)?.sha256).toBe(whole.revisions.at(-2)?.sha256);
});

it("finds what hides between the objects of a revision that is else as it should be", async () => {
  const [contract = ""] = lives.keys();
  const bytes = step(contract, "validation data");
  const at = readPdf(bytes).revisions.at(-1)?.at ?? 0;
  const hidden = "% hidden\n";
  const tail = toLatin1(bytes.subarray(at)).replace(`startxref\n${at}`, `startxref\n${at + hidden.length}`);
  const changed = joined(bytes.subarray(0, at), fromLatin1(hidden + tail));
  expect(await verdict(changed)).toMatchObject({ code: "changed-after", trailing: 0 });
});

it("names the title as what was changed", async () => {
  const [contract = ""] = lives.keys();
  const attack = APPENDED.find(({ name }) => name === "title changed");
  const found = await verdict(attack?.run(step(contract, "signed 2")) ?? new Uint8Array(0));
  expect(fileSentence(found, "fr")).toBe("Le contrat a été modifié après la signature 2 : le titre du document.");
});

it("says nothing of the PDF of another program, or of no PDF", async () => {
  const other = new TextEncoder().encode("%PDF-1.7\nhello\n%%EOF");
  expect((await verdict(new Uint8Array(other))).code).toBe("not-issued-here");
  expect((await verdict(new Uint8Array(20))).code).toBe("unreadable");
});

it("refuses to seal what a party has signed", async () => {
  const [contract = ""] = lives.keys();
  const wish = wishOf(present.platform, present.root, SEAL);
  expect(await prepareSignature(step(contract, "signed 1"), wish)).toMatchObject({
    refusal: { code: "signature.out-of-order" },
  });
});
