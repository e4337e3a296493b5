import { expect, it } from "vitest";
import { fromBase64 } from "../../base/bytes/base64.ts";
import { type Bytes, joined, toLatin1 } from "../../base/bytes/bytes.ts";
import { sheetFonts } from "../../contract/testing.test-support.ts";
import { attributesIn } from "../cms/attributes.ts";
import { der, readDer, TAG } from "../cms/der.ts";
import { OID } from "../cms/oids.ts";
import { contracts } from "../testing/contracts.test-support.ts";
import { orThrow, PARTIES, signIn, stampOn, wishOf, world } from "../testing/signing.test-support.ts";
import { timeStampRefusal, timeStampResponse, tokenIn } from "../timeStamp/response.ts";
import { verifyPdf } from "../verify/verify.ts";
import { acceptValue, embedSignature, type PreparedSignature, prepareSignature } from "./signature.ts";

const [contract] = contracts();
const base = contract?.bytes ?? new Uint8Array(0);
const [field = ""] = PARTIES;
const present = await world();
const [holder] = present.people;
if (!holder) throw new Error("there is no one to sign");
const wish = wishOf(holder, present.root, field);
const prepared = orThrow(await prepareSignature(base, wish));
const value = await holder.sign(fromBase64(prepared.attributes));
const token = await stampOn(present, orThrow(await acceptValue(prepared, value)));
const codeOf = async (result: Promise<{ ok: boolean; refusal?: { code: string } }>) =>
  (await result).refusal?.code ?? "done";

it("goes on after a restart from what was kept, to the same file", async () => {
  const kept: PreparedSignature = JSON.parse(JSON.stringify(prepared));
  const once = orThrow(await embedSignature(base, prepared, value, token));
  expect(orThrow(await embedSignature(base, kept, value, token))).toEqual(once);
  expect(once.subarray(0, base.length)).toEqual(base);
});

it("signs contents, their hash and the certificate, and no time", () => {
  const attributes = attributesIn(readDer(fromBase64(prepared.attributes)));
  expect([...attributes.keys()].sort()).toEqual([OID.contentType, OID.messageDigest, OID.signingCertificateV2].sort());
  expect(fromBase64(prepared.hash)).toHaveLength(32);
});

it("takes a value of ECDSA in DER or raw, and refuses any other", async () => {
  const accepted = orThrow(await acceptValue(prepared, value));
  expect(value).toHaveLength(64);
  expect(orThrow(await acceptValue(prepared, accepted))).toEqual(accepted);
  const wrong = joined(value.subarray(0, 63), new Uint8Array([(value[63] ?? 0) ^ 1]));
  expect(await codeOf(acceptValue(prepared, wrong))).toBe("signature.wrong-value");
  expect(await codeOf(embedSignature(base, prepared, wrong, token))).toBe("signature.wrong-value");
  expect(await codeOf(acceptValue(prepared, new Uint8Array(7)))).toBe("signature.wrong-value");
});

it("refuses another contract, a time stamp over something else, and what does not fit", async () => {
  const other = await signIn(base, holder, PARTIES[1] ?? "", present);
  expect(await codeOf(embedSignature(other, prepared, value, token))).toBe("signature.other-base");
  const elsewhere = await stampOn(present, new Uint8Array([1]));
  expect(await codeOf(embedSignature(base, prepared, value, elsewhere))).toBe("timestamp.invalid");
  const narrow = orThrow(await prepareSignature(base, { ...wish, reserve: 500 }));
  const answer = await embedSignature(base, narrow, await holder.sign(fromBase64(narrow.attributes)), null);
  expect(answer).toMatchObject({ refusal: { code: "signature.too-large", params: { reserve: 500 } } });
});

it("refuses a field that is taken or missing, and a certificate that signs no documents", async () => {
  const signed = orThrow(await embedSignature(base, prepared, value, token));
  expect(await codeOf(prepareSignature(signed, wish))).toBe("signature.field-taken");
  expect(await codeOf(prepareSignature(base, { ...wish, field: "clients:99" }))).toBe("signature.no-field");
  const certificates = [present.root.certificate.der];
  expect(await codeOf(prepareSignature(base, { ...wish, certificates }))).toBe("signature.wrong-certificate");
  expect(await codeOf(prepareSignature(new Uint8Array(9), wish))).toBe("signature.unreadable");
});

it("shows Greek and Polish names, and one of 200 letters, as they are", async () => {
  const font = sheetFonts().regular;
  for (const name of ["Łukasz O’Brien", "Ψαρός", "Anne-Sophie ".repeat(17).trim(), "W".repeat(200)]) {
    const shown = { paragraphs: [`Signé par ${name}, client`, `Signed by ${name}, client`], font };
    const bytes = orThrow(await prepareSignature(base, { ...wish, name, shown }));
    const text = toLatin1(fromBase64(bytes.appended));
    for (const character of name.replaceAll(" ", "")) {
      expect(text).toContain(`> <${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}>`);
    }
  }
  const shown = { paragraphs: ["王"], font };
  expect(await prepareSignature(base, { ...wish, shown })).toMatchObject({
    refusal: { code: "signature.unprintable", params: { character: "王" } },
  });
});

it("is no valid signature without its time stamp’s authority, and of a lower level without a time stamp", async () => {
  const bare = orThrow(await embedSignature(base, prepared, value, null));
  expect(await verifyPdf(bare, { anchors: [present.root.certificate.der] })).toMatchObject({
    code: "valid",
    level: "B-B",
  });
  const stamped = orThrow(await embedSignature(base, prepared, value, token));
  expect(await verifyPdf(stamped, { anchors: [] })).toMatchObject({ code: "untrusted" });
});

it("takes an authority’s token only as an answer to its own question", () => {
  const ask = { hash: new Uint8Array(32), nonce: new Uint8Array(8), policy: null };
  const answer: Bytes = timeStampResponse(token);
  expect(tokenIn(answer, ask)).toMatchObject({ refusal: { code: "timestamp.other-question" } });
  expect(tokenIn(timeStampRefusal("badAlg"), ask)).toMatchObject({
    refusal: { code: "timestamp.refused", params: { status: 2 } },
  });
  expect(tokenIn(der(TAG.sequence), ask)).toMatchObject({ refusal: { code: "timestamp.unreadable" } });
  expect(tokenIn(new Uint8Array([0x30, 0x80, 0, 0]), ask)).toMatchObject({ refusal: { code: "timestamp.unreadable" } });
});
