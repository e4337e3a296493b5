import { PRODUCT } from "../../base/product.ts";
import { documentTitle, versionLabel } from "../../labels/agreement.ts";
import { SIGNATURE_LEVEL_LABELS } from "../../labels/signing.ts";
import { type Block, type ContractDocument, detail, heading, paragraph } from "../blocks.ts";
import { verifyAddress } from "../verifyAddress.ts";
import type { CompletionData } from "./data.ts";
import { MEANING } from "./meaning.ts";
import { second } from "./moments.ts";
import { signatoryBlocks } from "./signatories.ts";

const KINDS: Readonly<Record<CompletionData["revisions"][number]["kind"], { fr: string; en: string }>> = {
  issued: { en: "Generated", fr: "Établi" },
  seal: { en: "Platform seal", fr: "Cachet de la plateforme" },
  signature: { en: "Signature", fr: "Signature" },
  "validation-data": { en: "Validation data", fr: "Données de validation" },
  archive: { en: "Archive time stamp", fr: "Horodatage d’archivage" },
};

/** A certificate of completion as a document, in the language in which the parties work. */
export function certificateDocument(data: CompletionData): ContractDocument {
  const { agreement, document, number, made_at, origin, language } = data;
  const copy = { id: agreement.id, version: agreement.version, fingerprint: document.fingerprint };
  const title = { en: "Certificate of completion", fr: "Attestation de signature" };
  return {
    title,
    reference: number,
    version: agreement.version,
    versionLabel: versionLabel(agreement.version),
    draft: false,
    fingerprint: document.fingerprint,
    issuedAt: made_at,
    productName: PRODUCT.name,
    verify: verifyAddress(origin, copy),
    cover: null,
    language,
    blocks: [
      { kind: "title", text: title, subtitle: agreement.title },
      ...documentBlocks(data),
      ...signatoryBlocks(data),
      ...closing(data),
    ],
  };
}

function documentBlocks({
  agreement,
  document,
  language,
  completed_at,
  level,
  level_reason,
  revisions,
  number,
}: CompletionData): Block[] {
  const name = documentTitle(agreement.contract_type, agreement.version)[language];
  const levelText = `PAdES ${level}, ${SIGNATURE_LEVEL_LABELS[level][language]}`;
  const signed = revisions.at(-1);
  return [
    heading(1, "document", "1", "Document", "Document"),
    {
      kind: "details",
      rows: [
        detail("Attestation", "Certificate", number),
        detail("Document", "Document", `${name}, ${document.file_name}`),
        detail("Pages", "Pages", String(document.pages)),
        detail("Établi", "Generated", `${second(document.generated_at)}, ${document.generated_by}`),
        detail("Signé par tous", "Signed by everybody", second(completed_at)),
        detail("Niveau atteint", "Level reached", levelText),
        ...(level_reason ? [detail("Pourquoi pas plus haut", "Why no higher", level_reason[language])] : []),
        detail("SHA-256 du fichier établi", "SHA-256 of the generated file", document.sha256),
        detail("SHA-256 des termes", "SHA-256 of the terms", document.fingerprint),
        detail("SHA-256 du fichier signé", "SHA-256 of the signed file", signed?.sha256 ?? document.sha256),
      ],
    },
    heading(1, "revisions", "2", "Révisions du fichier", "Revisions of the file"),
    {
      kind: "table",
      caption: { en: "Revisions of the file", fr: "Révisions du fichier" },
      columns: [
        { head: { en: "No.", fr: "N°" }, align: "right", width: 0.06 },
        { head: { en: "What it adds", fr: "Ce qu’elle ajoute" }, align: "left", width: 0.28 },
        { head: { en: "Made (UTC)", fr: "Faite (UTC)" }, align: "left", width: 0.18 },
        { head: { en: "SHA-256 of the file up to there", fr: "SHA-256 du fichier jusque-là" }, align: "left" },
      ],
      rows: revisions.map(({ n, kind, signatory, made_at, sha256 }) => [
        String(n),
        signatory === null ? KINDS[kind][language] : `${KINDS[kind][language]}: ${signatory}`,
        second(made_at),
        // A line breaks between the two halves.
        `${sha256.slice(0, 32)} ${sha256.slice(32)}`,
      ]),
    },
  ];
}

function closing({ signatories, origin }: CompletionData): Block[] {
  const isPlatform = signatories.every(({ method }) => method === "platform");
  const { proves, provesNot } = MEANING;
  const assurance = isPlatform ? provesNot.platform : provesNot.service;
  return [
    heading(1, "proves", "4", "Ce que prouve cette attestation", "What this certificate proves"),
    paragraph(proves.fr, proves.en),
    heading(1, "proves-not", "5", "Ce qu’elle ne prouve pas", "What it does not prove"),
    paragraph(assurance.fr, assurance.en),
    paragraph(provesNot.content.fr, provesNot.content.en),
    heading(1, "check", "6", "Vérification", "How to check it"),
    paragraph(
      MEANING.check.fr.replace("{address}", `${origin}/verify`),
      MEANING.check.en.replace("{address}", `${origin}/verify`),
    ),
  ];
}
