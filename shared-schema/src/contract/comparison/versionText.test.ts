import { expect, it } from "vitest";
import { currentText } from "../draft.ts";
import { rivieraFacts } from "../testing.test-support.ts";
import { decideFormat, TEXT_FORMAT } from "./versionText.ts";

it("is read in its own format alone, and refused in another one or in none", () => {
  const text = currentText(rivieraFacts(), "https://passerelle.test");
  expect(decideFormat(text)).toEqual({ ok: true, value: text });
  const { format: _, ...old } = text;
  for (const other of [old, { ...old, format: TEXT_FORMAT + 1 }]) {
    expect(decideFormat(other)).toMatchObject({ ok: false, refusal: { code: "contract.other-format" } });
  }
});
