import type { Bilingual } from "../base/language.ts";
import { type Block, type ContractDocument, detail, paragraph } from "./blocks.ts";

/** The section in which a version is signed: a reading copy is not. */
const SIGNATURES = "signatures";

/**
 * The contract as it is in force with an addendum, to be read and printed: the text that was kept with the version, marked as a reading
 * copy on its title page and on every other. It is no version: nothing in it is signed, and no check finds it.
 * @param kept the consolidated text of the version
 */
export function readingCopy(kept: ContractDocument): ContractDocument {
  const { fr, en } = kept.versionLabel;
  const versionLabel: Bilingual = { fr: `Exemplaire de lecture · ${fr}`, en: `Reading copy · ${en}` };
  const mark = paragraph(
    `Exemplaire de lecture : le Contrat tel que modifié (${fr}). Seules les versions signées, soit le Contrat et ses Avenants, font foi.`,
    `Reading copy: the Agreement as amended (${en}). Only the signed versions, that is the Agreement and its Addenda, are binding.`,
    true,
  );
  const cover = kept.cover && {
    ...kept.cover,
    details: [...kept.cover.details, detail("Document", "Document", "Exemplaire de lecture / Reading copy")],
  };
  return { ...kept, versionLabel, verify: null, cover, blocks: marked(unsigned(kept.blocks), mark) };
}

function unsigned(blocks: readonly Block[]): readonly Block[] {
  const end = blocks.findIndex((block) => block.kind === "heading" && block.id === SIGNATURES);
  return end < 0 ? blocks : blocks.slice(0, end);
}

/** Puts the mark below the title. */
function marked([title, ...rest]: readonly Block[], mark: Block): Block[] {
  return title ? [title, mark, ...rest] : [mark];
}
