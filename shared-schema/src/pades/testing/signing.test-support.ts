import { fromBase64 } from "../../base/bytes/base64.ts";
import type { Bytes } from "../../base/bytes/bytes.ts";
import type { Result } from "../../base/result.ts";
import { sheetFonts } from "../../contract/testing.test-support.ts";
import { PLATFORM_ASSURANCE, signatureText } from "../appearance/words.ts";
import { digestOf } from "../cms/algorithms.ts";
import { embedStamp, prepareStamp } from "../sign/archive.ts";
import { SEAL } from "../sign/fieldNames.ts";
import { RESERVED } from "../sign/revision.ts";
import { acceptValue, embedSignature, prepareSignature, type SignatureWish } from "../sign/signature.ts";
import { withValidationData } from "../sign/validationData.ts";
import { issueToken } from "../timeStamp/issue.ts";
import { imprintDer, nonceDer } from "../timeStamp/request.ts";
import { type Holder, issue, revocationList } from "./authority.test-support.ts";

/** The moment at which everything is signed. */
export const AT = "2026-11-26T14:02:00Z";

/** An authority with three people and a time-stamp authority. */
export interface World {
  root: Holder;
  people: Holder[];
  stamps: Holder;
  platform: Holder;
  lists: Bytes[];
}

let once: Promise<World> | null = null;

/** Made once: keys take their time. */
export function world(): Promise<World> {
  once ??= made();
  return once;
}

async function made(): Promise<World> {
  const root = await issue({ name: "Passerelle test root", kind: "authority" });
  const people = [
    await issue({ name: "Nadège L'Hôpital", kind: "signer", issuer: root, to: "2027-06-01T00:00:00Z" }),
    await issue({ name: "Łukasz Žižka", kind: "signer", issuer: root, key: "RSA" }),
    await issue({ name: "Ψαρός Client", kind: "signer", issuer: root }),
  ];
  const stamps = await issue({ name: "Passerelle test time stamps", kind: "time-stamps", issuer: root });
  const platform = await issue({ name: "Passerelle test platform", kind: "signer", issuer: root });
  return { root, people, stamps, platform, lists: [await revocationList(root)] };
}

/** Those who sign, in this order; a fourth party does not. */
export const PARTIES = ["carriers:1", "clients:4", "brokers:17"];

export function orThrow<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}

/** A token over some bytes. */
export async function stampOn({ root, stamps }: World, stamped: Bytes, at = AT): Promise<Bytes> {
  return stampOver({ root, stamps }, await digestOf("SHA-256", stamped), at);
}

export async function stampOver(
  { root, stamps }: Pick<World, "root" | "stamps">,
  hash: Bytes,
  at = AT,
): Promise<Bytes> {
  const nonce = crypto.getRandomValues(new Uint8Array(8));
  const { certificate, sign } = stamps;
  const authority = { certificate, issuers: [root.certificate], policy: "1.3.6.1.4.1.99999.1.1", sign };
  const serial = crypto.getRandomValues(new Uint8Array(9));
  const request = { imprint: imprintDer(hash), nonce: nonceDer(nonce), wantsCertificates: true };
  return issueToken(authority, request, at, serial);
}

/** A wish to sign in a field. */
export function wishOf(holder: Holder, root: Holder, field: string): SignatureWish {
  const name = holder.certificate.commonName;
  const role = { fr: "Client", en: "Client" };
  const shown = { name, role, onBehalfOf: null, delegatedBy: null, at: AT, assurance: PLATFORM_ASSURANCE };
  return {
    field,
    name,
    reason: "J’accepte – Łukasz",
    location: "Antibes",
    shown: field === SEAL ? null : { paragraphs: signatureText(shown), font: sheetFonts().regular },
    at: AT,
    certificates: [holder.certificate.der, root.certificate.der],
    reserve: RESERVED,
  };
}

/** Signs in a field, with a time stamp. */
export async function signIn(base: Bytes, holder: Holder, field: string, present: World): Promise<Bytes> {
  const prepared = orThrow(await prepareSignature(base, wishOf(holder, present.root, field)));
  const value = await holder.sign(fromBase64(prepared.attributes));
  const accepted = orThrow(await acceptValue(prepared, value));
  return orThrow(await embedSignature(base, prepared, value, await stampOn(present, accepted)));
}

/** Adds an archive time stamp. */
export async function archived(base: Bytes, present: World): Promise<Bytes> {
  const prepared = orThrow(await prepareStamp(base, RESERVED));
  return orThrow(await embedStamp(base, prepared, await stampOver(present, fromBase64(prepared.hash))));
}

/** A file in each state of its life, oldest first. */
export interface Life {
  name: string;
  bytes: Bytes;
}

/** Signs a contract by three parties, and keeps every step up to its archive time stamp. */
export async function lifeOf(contract: Bytes, isSealed: boolean): Promise<Life[]> {
  const present = await world();
  const steps: Life[] = [{ name: "issued", bytes: contract }];
  let bytes = contract;
  const keep = (name: string, next: Bytes) => {
    bytes = next;
    steps.push({ name, bytes });
  };
  if (isSealed) keep("sealed", await signIn(bytes, present.platform, SEAL, present));
  for (const [index, field] of PARTIES.entries()) {
    const holder = present.people[index];
    if (holder) keep(`signed ${index + 1}`, await signIn(bytes, holder, field, present));
  }
  const certificates = [present.root, ...present.people, present.stamps].map(({ certificate }) => certificate.der);
  keep("validation data", orThrow(await withValidationData(bytes, { certificates, lists: present.lists })));
  keep("archived", await archived(bytes, present));
  keep("archived again", await archived(bytes, present));
  return steps;
}
