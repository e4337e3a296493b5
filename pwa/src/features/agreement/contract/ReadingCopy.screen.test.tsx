import type { ContractDocument } from "shared-schema/contract/blocks";
import { TEXT_FORMAT } from "shared-schema/contract/comparison/versionText";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { contractText } from "../../../testing/agreement/contract.ts";
import { takeDownload } from "../../../testing/browser/files.ts";
import { DRAFT, putDraft } from "../../../testing/drafts.ts";
import { openScreen } from "../../../testing/screen.tsx";

const VERSION = `/api/contract/${DRAFT}/1`;
const bytes = (text: string) => ({ bytes: new TextEncoder().encode(text) });

/** The consolidated text of an addendum, as short as it can be. */
const KEPT: ContractDocument = {
  title: { fr: "Contrat de croisière", en: "Cruise agreement" },
  reference: "00005",
  version: 1,
  versionLabel: { fr: "Avenant n°\u00a01", en: "Addendum no.\u00a01" },
  draft: false,
  fingerprint: "0".repeat(64),
  issuedAt: "2027-01-15T09:00:00Z",
  productName: "Passerelle",
  verify: null,
  cover: null,
  language: null,
  blocks: [
    { kind: "title", text: { fr: "Contrat de croisière", en: "Cruise agreement" }, subtitle: "00005" },
    { kind: "paragraph", fr: "Le texte tel que modifié.", en: "The text as amended." },
  ],
};

it("a generated addendum is read and saved as the contract in force, marked as a reading copy", async () => {
  await openScreen(`/agreement/${DRAFT}/contract/1`, {
    prepare: async (desk) => {
      await putDraft(desk, { fields: { version: 2, generated_versions_len: 2 } });
      desk.server.on("GET", `/api/cruise/${DRAFT}/0/generated_versions`, { json: [] });
      desk.server.on("GET", `${VERSION}/draft`, bytes("<article><p>The addendum alone.</p></article>"));
      desk.server.on("GET", `${VERSION}/pdf`, bytes("%PDF-1.7"));
      desk.server.on("GET", `${VERSION}/text`, { json: { format: TEXT_FORMAT, terms: {}, document: KEPT } });
    },
  });
  await expect.poll(contractText).toContain("The addendum alone.");
  await page.getByRole("combobox", { name: "Show" }).selectOptions("Contract as amended");
  await expect.poll(contractText).toContain("The text as amended.");
  expect(contractText()).toContain("Reading copy: the Agreement as amended (Addendum no.\u00a01)");
  await expect.element(page.getByText("This is a reading copy. Only the signed versions are binding.")).toBeVisible();
  const button = page.getByRole("button", { name: "Download reading copy" });
  const pdf = await takeDownload(() => button.click());
  expect(await pdf.text()).toMatch(/^%PDF-/);
});
