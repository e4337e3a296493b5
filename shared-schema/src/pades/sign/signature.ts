import { base64, fromBase64 } from "../../base/bytes/base64.ts";
import type { Bytes } from "../../base/bytes/bytes.ts";
import { done, type Result, refused } from "../../base/result.ts";
import { lookOf } from "../appearance/look.ts";
import { digestOf } from "../cms/algorithms.ts";
import { attribute, signedAttributes } from "../cms/attributes.ts";
import { type KnownCertificate, readCertificate } from "../cms/certificate.ts";
import { DerFault } from "../cms/der.ts";
import { algorithmDer, OID } from "../cms/oids.ts";
import { isSignedBy, readings } from "../cms/signatureValue.ts";
import { signedData } from "../cms/signedData.ts";
import type { Change } from "../pdf/append.ts";
import type { FormField } from "../pdf/form.ts";
import { catalogueOf } from "../pdf/pages.ts";
import { dict, isArray, type PdfDict, ref, withEntries } from "../pdf/value.ts";
import { readTimeStamp } from "../timeStamp/token.ts";
import { emptyField, onBase, type SigningBase } from "./base.ts";
import { type SignatureWords, signatureDict } from "./dictionaries.ts";
import { SEAL } from "./fieldNames.ts";
import { filledRevision, gappedRevision, type PreparedRevision } from "./revision.ts";
import { LOCKED } from "./widgets.ts";

/** What a signature is to say and to look like. */
export interface SignatureWish extends SignatureWords {
  /** Paragraphs that the field shows, and the font for them; the seal shows nothing. */
  shown: { paragraphs: readonly string[]; font: Uint8Array } | null;
  /** In DER, the signer’s first, then its issuers. */
  certificates: readonly Bytes[];
  /** Bytes kept for the signature. */
  reserve: number;
}

/** A revision that waits for the value of its signature. */
export interface PreparedSignature extends PreparedRevision {
  field: string;
  /** The attributes that are signed, in DER, in base64. */
  attributes: string;
  /** Their SHA-256, in base64: the hash that a signing service is asked to sign. */
  hash: string;
  /** In base64, the signer’s first. */
  certificates: string[];
}

/** Writes the revision of a signature, but for its value. */
export function prepareSignature(base: Bytes, wish: SignatureWish): Promise<Result<PreparedSignature>> {
  return onBase(base, async (file) => {
    const signer = signerIn(wish.certificates);
    if (!signer) return refused("signature.wrong-certificate");
    const field = emptyField(file.form, wish.field);
    if (!field.ok) return field;
    const changes = changesOf(file, field.value, wish);
    if (!changes.ok) return changes;
    const signature = { number: file.state.size, value: signatureDict(wish), reserve: wish.reserve };
    const { prepared, digest } = await gappedRevision(base, file.state, signature, changes.value);
    const attributes = await signedAttributes(OID.data, digest, signer);
    const hash = base64(await digestOf("SHA-256", attributes));
    const certificates = wish.certificates.map(base64);
    return done({ ...prepared, field: wish.field, attributes: base64(attributes), hash, certificates });
  });
}

function signerIn([first]: readonly Bytes[]): KnownCertificate | null {
  try {
    const certificate = first && readCertificate(first);
    return certificate?.maySign ? certificate : null;
  } catch (error) {
    if (error instanceof DerFault) return null;
    throw error;
  }
}

/** The field with its signature and its look; with a seal, the catalogue too. The signature has the first new number. */
function changesOf({ state }: SigningBase, field: FormField, { shown, field: name }: SignatureWish): Result<Change[]> {
  const signed = { V: ref(state.size), F: LOCKED };
  if (name === SEAL) {
    const { number, value } = catalogueOf(state);
    const sealed = withEntries(value, { Perms: dict({ DocMDP: ref(state.size) }) });
    return done([
      { number: field.number, value: withEntries(field.value, signed) },
      { number, value: sealed },
    ]);
  }
  if (!shown) return done([{ number: field.number, value: withEntries(field.value, signed) }]);
  const look = lookOf(shown.paragraphs, sizeOf(field.value), shown.font, state.size + 1);
  if (!look.ok) return look;
  const value = withEntries(field.value, { ...signed, AP: dict({ N: ref(state.size + 1) }) });
  return done([{ number: field.number, value }, ...look.value]);
}

function sizeOf(field: PdfDict): { width: number; height: number } {
  const rect = field.get("Rect");
  const [left = 0, bottom = 0, right = 0, top = 0] = isArray(rect) ? rect.map(Number) : [];
  return { width: right - left, height: top - bottom };
}

/**
 * The value of a signature as it is embedded, and stamped: in DER, and verified.
 * @param value as the service has answered: of ECDSA, in DER or raw
 */
export async function acceptValue(
  { attributes, certificates }: PreparedSignature,
  value: Bytes,
): Promise<Result<Bytes>> {
  const { key } = readCertificate(fromBase64(certificates[0] ?? ""));
  const signed = fromBase64(attributes);
  for (const reading of readings(key, value)) {
    if (await isSignedBy(key, "SHA-256", reading, signed)) return done(reading);
  }
  return refused("signature.wrong-value");
}

/**
 * Finishes the revision: puts the signature, its time stamp and the certificates into the gap.
 * @param value from `acceptValue` · @param token over it; null where no authority has answered
 */
export async function embedSignature(
  base: Bytes,
  prepared: PreparedSignature,
  value: Bytes,
  token: Bytes | null,
): Promise<Result<Bytes>> {
  const accepted = await acceptValue(prepared, value);
  if (!accepted.ok) return accepted;
  const signature = accepted.value;
  if (token && typeof (await readTimeStamp(token, signature, [])) === "string") return refused("timestamp.invalid");
  const certificates = prepared.certificates.map(fromBase64);
  const { issuer, serial, key } = readCertificate(certificates[0] ?? new Uint8Array(0));
  const digest = algorithmDer(OID.sha256);
  const cms = signedData({
    contentType: OID.data,
    content: null,
    digests: [digest],
    certificates,
    signer: {
      issuer,
      serial,
      digest,
      attributes: fromBase64(prepared.attributes),
      algorithm: algorithmDer(key.curve === null ? OID.rsa : OID.ecdsaSha256),
      signature,
      unsigned: token ? [attribute(OID.timeStampToken, token)] : [],
    },
  });
  return filledRevision(base, prepared, cms);
}
