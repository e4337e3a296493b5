import type { ContractFonts } from "../../contract/printable.ts";
import { GALLEY_SHEET, WISH_LABELS } from "../../guest/labels.ts";
import { WISH_FIELDS } from "../../guest/schema.ts";
import { BLANK, both, text, utc } from "../../terms/format.ts";
import { closeSheet, drawNote, drawTitle, openSheet, type PrintedFile } from "../pdf/sheet.ts";
import { drawTable, type SheetColumn } from "../pdf/table.ts";
import type { GalleyGuest, GalleySheet } from "./sheet.ts";

interface Options {
  /** The moment of issue, UTC. */
  issuedAt: string;
  productName: string;
}

const COLUMNS: readonly SheetColumn[] = [
  { head: "Passager\nGuest", share: 1.3 },
  { head: "À bord\nOn board", share: 0.9 },
  ...WISH_FIELDS.map((field) => ({ head: `${WISH_LABELS[field].fr}\n${WISH_LABELS[field].en}`, share: 1.4 })),
];

const CONFIDENTIAL = {
  fr: "Confidentiel : données personnelles et de santé, pour le capitaine et l’équipage. À détruire après la croisière.",
  en: "Confidential: personal and health data, for the captain and the crew. Destroy after the cruise.",
};

/** The galley sheet of a voyage, A4 on its side, in French and English. */
export function galleyPdf(sheetOf: GalleySheet, fonts: ContractFonts, { issuedAt, productName }: Options): PrintedFile {
  const title = `${both(GALLEY_SHEET)} · ${sheetOf.voyage}`;
  const sheet = openSheet({ title, productName, language: "fr", issuedAt, content: sheetOf, fonts });
  drawTitle(sheet, both(GALLEY_SHEET), `${text(sheetOf.yacht)} · ${sheetOf.voyage}`);
  drawNote(sheet, both(CONFIDENTIAL), true);
  if (sheetOf.guests.length === 0) drawNote(sheet, "Aucun passager. / No guests.");
  else
    drawTable(
      sheet,
      COLUMNS,
      sheetOf.guests.map((guest) => ({ cells: cellsOf(guest) })),
    );
  return closeSheet(sheet, `${both(GALLEY_SHEET)} · ${sheetOf.voyage}`, `${productName} · ${utc(issuedAt)}`);
}

function cellsOf({ name, stay, birthday, wishes }: GalleyGuest): string[] {
  const onBoard = [stay.from, stay.to].map((at) => at?.slice(0, 10) ?? BLANK).join("\n");
  return [
    name,
    onBoard,
    ...WISH_FIELDS.map((field) => {
      const wish = wishes?.[field] ?? null;
      if (field !== "occasion" || !birthday) return text(wish);
      return [`${birthday.on}: ${birthday.age} ans / years`, wish].filter(Boolean).join("\n");
    }),
  ];
}
