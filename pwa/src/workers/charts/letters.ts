import latinExtended from "@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2?url";
import latin from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";

/** The files of the app's font that the names of the chart need, and what each holds. */
const FILES = [
  { url: latin, unicodeRange: "U+0000-00FF, U+0131, U+0152-0153, U+2000-206F, U+20AC" },
  { url: latinExtended, unicodeRange: "U+0100-0130, U+0132-0151, U+0154-02BA, U+1E00-1EFF" },
];

let loading: Promise<void> | null = null;

/** Loads the letters of the app into a worker, once. Where they cannot be had, the chart is lettered in the system's. */
export function loadLetters(): Promise<void> {
  loading ??= Promise.all(
    FILES.map(async ({ url, unicodeRange }) => {
      const face = new FontFace("Inter Variable", `url(${url})`, { weight: "100 900", unicodeRange });
      self.fonts.add(await face.load());
    }),
  ).then(
    () => undefined,
    () => {
      // Tried again with the next picture.
      loading = null;
    },
  );
  return loading;
}
