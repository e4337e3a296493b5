import type { ContractFonts } from "../../contract/printable.ts";
import { IDENTITY_DOCUMENT_LABELS } from "../../crew/labels.ts";
import { BLANK, text, utc } from "../../terms/format.ts";
import { drawSignature, portCallPairs } from "../pdf/portCall.ts";
import { closeSheet, drawHeading, drawNote, drawTitle, openSheet, type PrintedFile } from "../pdf/sheet.ts";
import { drawPairs, drawTable, type SheetColumn } from "../pdf/table.ts";
import type { CrewOnBoard, CrewRow } from "./list.ts";

/** Authorities abroad read English, French ones French: every label is in both. */
const COLUMNS: readonly SheetColumn[] = [
  { head: "No.", share: 0.45, align: "right" },
  { head: "Nom\nFamily name", share: 1.6 },
  { head: "Prénoms\nGiven names", share: 1.5 },
  { head: "Grade ou fonction\nRank or rating", share: 1.4 },
  { head: "Nat.", share: 0.5 },
  { head: "Né(e) le\nBorn on", share: 0.95 },
  { head: "Né(e) à\nPlace of birth", share: 1.3 },
  { head: "Sexe\nGender", share: 0.7 },
  { head: "Document\nNature", share: 1.35 },
  { head: "Numéro\nNumber", share: 1.3 },
  { head: "Émis par\nIssued by", share: 0.85 },
  { head: "Expire le\nExpires on", share: 0.95 },
];

interface Options {
  /** The moment of issue, UTC. */
  issuedAt: string;
  productName: string;
}

/** The crew list of a call with the fields of IMO FAL form 5, A4 on its side, in French and English. */
export function crewPdf(crew: CrewOnBoard, fonts: ContractFonts, { issuedAt, productName }: Options): PrintedFile {
  const title = `Liste d’équipage / Crew list · ${text(crew.ship_name)}, ${crew.port}`;
  const sheet = openSheet({ title, productName, language: "fr", issuedAt, content: crew, fonts });
  drawTitle(sheet, "Liste d’équipage / Crew list", "OMI FAL, formulaire 5 / IMO FAL form 5");
  drawPairs(sheet, portCallPairs(crew));
  drawHeading(sheet, `Équipage / Crew (${crew.rows.length})`);
  if (crew.rows.length === 0) drawNote(sheet, "Aucun membre saisi. / No one entered.");
  else
    drawTable(
      sheet,
      COLUMNS,
      crew.rows.map((row, index) => ({ cells: cellsOf(row, index) })),
    );
  drawSignature(sheet);
  return closeSheet(
    sheet,
    `${text(crew.ship_name)} · ${crew.voyage} · ${crew.port}`,
    `${productName} · ${utc(issuedAt)}`,
  );
}

function cellsOf(row: CrewRow, index: number): string[] {
  const { document_type } = row;
  const document = document_type && IDENTITY_DOCUMENT_LABELS[document_type];
  return [
    String(index + 1),
    text(row.family_name),
    text(row.given_names),
    text(row.rank),
    text(row.nationality),
    text(row.date_of_birth),
    text(row.place_of_birth),
    text(row.gender),
    document ? `${document.fr}\n${document.en}` : BLANK,
    text(row.document_number),
    text(row.document_issuer),
    text(row.document_expiry),
  ];
}
