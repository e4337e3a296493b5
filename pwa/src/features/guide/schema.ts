import type { Bilingual } from "shared-schema/base/language";
import type { PictureName } from "./pictures/names.ts";

/** A part of a chapter. In its texts `**` surrounds labels of the screen. */
export interface GuidePart {
  /** Names the part in addresses, so it stays as it is. */
  id: string;
  title: Bilingual;
  text: readonly Bilingual[];
  /** The reader's actions, in order. */
  steps?: readonly Bilingual[];
  picture?: { name: PictureName; alt: Bilingual };
}

export interface GuideChapter {
  parts: readonly GuidePart[];
}
