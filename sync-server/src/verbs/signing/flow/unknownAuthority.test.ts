import { fileSentence, signatureSentence } from "shared-schema/pades/verify/sentences";
import { verifyPdf } from "shared-schema/pades/verify/verify";
import { expect, it } from "vitest";
import { providerServer } from "./provider.test-support.ts";

it("signs where the authorities of the provider are not configured, and says what cannot be judged", async () => {
  const { signing, provider, sign } = await providerServer({ mode: "explicit" });
  const { anchors } = signing.service;
  signing.service.anchors = () => anchors().filter((each) => !provider.root.equals(each));
  signing.service.knowsAuthorities = false;
  const signed = await sign("client");
  expect(signed).toMatchObject({ status: "SIGNED", level: "B-T" });
  const { bytes } = await signing.pdf("client", signed.claimed_document_id);
  const verdict = await verifyPdf(bytes, { anchors: signing.service.anchors() });
  expect(verdict.code).toBe("untrusted");
  const [own] = verdict.signatures;
  for (const [language, words] of [
    ["en", "not known here"],
    ["fr", "pas connue ici"],
  ] as const) {
    expect(fileSentence(verdict, language)).toContain(words);
    expect(own && signatureSentence(own, language)).toContain(words);
  }
});

it("refuses a signature of an unknown authority where all authorities are known", async () => {
  const { signing, provider, sign } = await providerServer({ mode: "explicit" });
  const { anchors } = signing.service;
  signing.service.anchors = () => anchors().filter((each) => !provider.root.equals(each));
  expect(await sign("client")).toMatchObject({ status: "FAILED" });
  expect(signing.server.deps.store.signing.revisions.of(1, 0)).toEqual([]);
});
