/**
 * Cuts Noto Sans and Noto Serif to the scripts in which names on a contract are written, for embedding in PDFs.
 * Run once after a font update: `node scripts/build-fonts.mjs`. The results are committed.
 */
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

const packages = new URL("../node_modules/@expo-google-fonts/", import.meta.url);
const target = new URL("../shared-schema/assets/fonts/", import.meta.url);

/** Unicode ranges kept, first and last code point. */
const RANGES = [
  [0x20, 0x7e], // Basic Latin
  [0xa0, 0x24f], // Latin-1, Latin Extended A and B
  [0x250, 0x2af], // IPA, for rare names
  [0x2b0, 0x36f], // modifier letters, combining marks
  [0x370, 0x3ff], // Greek
  [0x400, 0x52f], // Cyrillic
  [0x1e00, 0x1eff], // Latin Extended Additional: Vietnamese
  [0x1f00, 0x1fff], // Greek Extended
  [0x2000, 0x209f], // punctuation, superscripts, subscripts
  [0x20a0, 0x20cf], // currency
  [0x2100, 0x22ff], // letterlike, number forms, arrows, operators
  [0xfffd, 0xfffd], // in a draft, in place of a character that cannot be printed
];

const FACES = [
  ["noto-sans/400Regular/NotoSans_400Regular.ttf", "NotoSans-Regular.ttf"],
  ["noto-sans/700Bold/NotoSans_700Bold.ttf", "NotoSans-Bold.ttf"],
  ["noto-serif/400Regular/NotoSerif_400Regular.ttf", "NotoSerif-Regular.ttf"],
  ["noto-serif/700Bold/NotoSerif_700Bold.ttf", "NotoSerif-Bold.ttf"],
  ["noto-serif/400Regular_Italic/NotoSerif_400Regular_Italic.ttf", "NotoSerif-Italic.ttf"],
];

const kept = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => String.fromCodePoint(first + i)),
).join("");

mkdirSync(target, { recursive: true });
for (const [from, to] of FACES) {
  const full = readFileSync(new URL(from, packages));
  const cut = await subsetFont(full, kept, { targetFormat: "truetype", noLayoutClosure: true });
  writeFileSync(new URL(to, target), cut);
  console.log(`${to}: ${full.length} -> ${cut.length} bytes`);
}
copyFileSync(new URL("noto-sans/LICENSE_FONT", packages), new URL("OFL.txt", target));
console.log(`written to ${fileURLToPath(target)}`);
