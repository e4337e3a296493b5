import type { Bilingual } from "shared-schema/base/language";
import { formatAgreementId } from "shared-schema/pricing/format";
import type { SigningService } from "../../ports/signatures/service.ts";
import type { SignatureRow } from "../../store/queries/signing/signatures.ts";
import { accountNow } from "../base/account/accountNow.ts";
import type { Tx } from "../base/context.ts";
import type { Letter } from "../base/outbox/letter.ts";
import { queueMail } from "../base/outbox/queueMail.ts";
import { nameIn } from "./people.ts";
import { readersOf } from "./readersOf.ts";
import type { VersionSigning } from "./versionState.ts";

/** A letter about the signing of a version, to everybody who reads it and has an account. */
interface News {
  /** Distinguishes the cause from others of this version. */
  cause: string;
  subject: Bilingual;
  text: Bilingual;
  /** Typed by someone: it is printed as it is, and never as part of a sentence. */
  detail?: { label: Bilingual; value: Bilingual | string };
}

/** What a signature is worth, as a line of a letter. */
export function kindOfSignature(assurance: Bilingual): NonNullable<Letter["facts"]>[number] {
  return { label: { en: "Kind of signature", fr: "Type de signature" }, value: assurance };
}

/** Writes to all readers of a version. */
export function mailReaders(tx: Tx, signing: VersionSigning, news: News): void {
  for (const user of readersOf(tx, signing)) {
    queueMail(tx, {
      key: `signing/${signing.row.cruise_id}/${signing.row.version}/${news.cause}/${user.id}`,
      kind: "signing",
      userId: user.id,
      to: user.email,
      language: null,
      letter: letterOf(signing, news),
    });
  }
}

/** The screen on which an account reads and signs a version: that of the agreement, or one of its own for a delegate who is not on it. */
export function placeOfSigning(
  tx: Tx,
  { row: { cruise_id, version } }: { row: Pick<VersionSigning["row"], "cruise_id" | "version"> },
  userId: number,
): string {
  const isOnAgreement = tx.store.documents.visibleTo(accountNow(tx, userId), "agreements", String(cruise_id));
  return isOnAgreement ? `/agreement/${cruise_id}/contract/${version}` : `/sign/${cruise_id}/${version}`;
}

/** The letter: the button leads to the version itself, and opens nothing by itself. */
export function letterOf({ row, title }: VersionSigning, { subject, text, detail }: News): Letter {
  const number = formatAgreementId(row.cruise_id);
  return {
    subject: { en: `${subject.en} · ${number}`, fr: `${subject.fr} · ${number}` },
    paragraphs: [text],
    facts: [{ label: { en: "Agreement", fr: "Contrat" }, value: title }, ...(detail ? [detail] : [])],
    button: {
      label: { en: "Open the contract", fr: "Ouvrir le contrat" },
      path: `/agreement/${row.cruise_id}/contract/${row.version}`,
    },
  };
}

/** The screen on which a delegate accepts or refuses. */
export function delegationPath(
  tx: Tx,
  signing: Parameters<typeof placeOfSigning>[1],
  { id, owner }: Pick<Offered, "id" | "owner">,
): string {
  return `${placeOfSigning(tx, signing, owner)}?delegation=${id}`;
}

interface Offered {
  /** Of the delegation. */
  id: string;
  /** The account of the delegate. */
  owner: number;
  /** The profile that is to be signed for. */
  party: number;
}

/** Asks a delegate to accept: the link leads to the version, and opens it to this account alone. */
export function notifyDelegate(tx: Tx, signing: VersionSigning, { id, owner, party }: Offered): void {
  const user = tx.store.users.byId(owner);
  if (!user) return;
  const { row, profiles } = signing;
  const letter = letterOf(signing, {
    cause: `offered/${id}`,
    subject: { en: "You are asked to sign for someone", fr: "On vous demande de signer pour une autre personne" },
    text: {
      en: "Please read what you are asked to sign, then accept or refuse. Until you accept, nothing is expected of you.",
      fr: "Lisez ce que l’on vous demande de signer, puis acceptez ou refusez. Tant que vous n’acceptez pas, rien n’est attendu de vous.",
    },
    detail: { label: { en: "For", fr: "Pour" }, value: nameIn(tx, profiles, party) },
  });
  const path = delegationPath(tx, signing, { id, owner });
  queueMail(tx, {
    key: `signing/${row.cruise_id}/${row.version}/offered/${id}`,
    kind: "signing",
    userId: owner,
    to: user.email,
    language: null,
    letter: { ...letter, button: { label: { en: "Read and decide", fr: "Lire et décider" }, path } },
  });
}

/** Tells all readers once the last signature is there. */
export function mailCompletion(
  tx: Tx,
  signing: VersionSigning,
  { signed, assurance }: { signed: SignatureRow } & Pick<SigningService, "assurance">,
): void {
  mailReaders(tx, signing, {
    cause: `complete/${signed.id}`,
    subject: { en: "Contract signed by everybody", fr: "Contrat signé par tous" },
    text: {
      en: "All signatories have signed this version. The signed PDF is on the contract's page.",
      fr: "Tous les signataires ont signé cette version. Le PDF signé se trouve sur la page du contrat.",
    },
    detail: kindOfSignature(assurance),
  });
}
