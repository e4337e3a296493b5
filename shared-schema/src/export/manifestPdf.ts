import type { ContractFonts } from "../contract/printable.ts";
import { BLANK, text, utc } from "../terms/format.ts";
import type { Manifest, ManifestRow } from "./manifest.ts";
import { drawSignature, portCallPairs } from "./pdf/portCall.ts";
import { closeSheet, drawHeading, drawNote, drawTitle, openSheet, type PrintedFile } from "./pdf/sheet.ts";
import { drawPairs, drawTable, type SheetColumn } from "./pdf/table.ts";

/** Authorities abroad read English, French ones French: every label is in both. */
const COLUMNS: readonly SheetColumn[] = [
  { head: "No.", share: 0.45, align: "right" },
  { head: "Nom\nFamily name", share: 1.65 },
  { head: "Prénoms\nGiven names", share: 1.3 },
  { head: "Nat.", share: 0.5 },
  { head: "Sexe\nGender", share: 0.7 },
  { head: "Né(e) le\nBorn on", share: 0.95 },
  { head: "Né(e) à\nPlace of birth", share: 1.15 },
  { head: "Document", share: 1 },
  { head: "Numéro\nNumber", share: 1.1 },
  { head: "Émis par\nIssued by", share: 0.85 },
  { head: "Expire le\nExpires on", share: 0.95 },
  { head: "Embarqué à\nEmbarked at", share: 1.35 },
  { head: "Débarque à\nDisembarks at", share: 1.35 },
  { head: "Visa", share: 0.95 },
  { head: "Ici\nHere", share: 0.55 },
];

interface Options {
  /** The moment of issue, UTC. */
  issuedAt: string;
  productName: string;
}

/** The passenger list of a call with the fields of IMO FAL form 6, A4 on its side, in French and English. */
export function manifestPdf(manifest: Manifest, fonts: ContractFonts, { issuedAt, productName }: Options): PrintedFile {
  const title = `Liste des passagers / Passenger list · ${text(manifest.ship_name)}, ${manifest.port}`;
  const sheet = openSheet({ title, productName, language: "fr", issuedAt, content: manifest, fonts });
  drawTitle(sheet, "Liste des passagers / Passenger list", "OMI FAL, formulaire 6 / IMO FAL form 6");
  drawPairs(sheet, portCallPairs(manifest));
  drawHeading(sheet, `Passagers / Passengers (${manifest.rows.length})`);
  if (manifest.rows.length === 0) drawNote(sheet, "Aucun passager à bord. / No passengers on board.");
  else {
    const rows = manifest.rows.map((row, index) => ({ cells: cellsOf(row, index) }));
    drawTable(sheet, COLUMNS, rows);
    drawNote(sheet, "Ici / Here: E embarque / embarks · D débarque / disembarks · T transit");
  }
  drawSignature(sheet);
  const foot = `${productName} · ${utc(issuedAt)}`;
  return closeSheet(sheet, `${text(manifest.ship_name)} · ${manifest.voyage} · ${manifest.port}`, foot);
}

function cellsOf(row: ManifestRow, index: number): string[] {
  return [
    String(index + 1),
    text(row.family_name),
    text(row.given_names),
    text(row.nationality),
    text(row.gender),
    text(row.date_of_birth),
    text(row.place_of_birth),
    row.document_type === null ? BLANK : "Passport",
    text(row.document_number),
    text(row.document_issuer),
    text(row.document_expiry),
    text(row.port_of_embarkation),
    text(row.port_of_disembarkation),
    text(row.visa_num),
    movement(row),
  ];
}

function movement({ embarks, disembarks, transit }: ManifestRow): string {
  return [...(embarks ? ["E"] : []), ...(disembarks ? ["D"] : []), ...(transit ? ["T"] : [])].join(" ");
}
