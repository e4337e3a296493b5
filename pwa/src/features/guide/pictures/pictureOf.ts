import type { Language } from "shared-schema/base/language";
import type { PictureName } from "./names.ts";

const ADDRESSES = import.meta.glob<string>("./*.webp", { query: "?url", import: "default", eager: true });

/** The address of a picture in the reader's language. */
export function pictureOf(name: PictureName, language: Language): string | undefined {
  return ADDRESSES[`./${name}-${language}.webp`];
}
