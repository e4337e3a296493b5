import bold from "shared-schema/assets/fonts/NotoSans-Bold.ttf?url";
import regular from "shared-schema/assets/fonts/NotoSans-Regular.ttf?url";
import serifBold from "shared-schema/assets/fonts/NotoSerif-Bold.ttf?url";
import serifItalic from "shared-schema/assets/fonts/NotoSerif-Italic.ttf?url";
import serifRegular from "shared-schema/assets/fonts/NotoSerif-Regular.ttf?url";
import type { ContractFonts } from "shared-schema/contract/printable";

/** Loads the fonts of lists and plans, once. */
export const loadSheetFonts = once(
  async (): Promise<ContractFonts> => ({
    family: "NotoSans",
    ...(await upright(regular, bold)),
  }),
);

/** Loads the fonts of contracts, once. */
export const loadContractFonts = once(
  async (): Promise<ContractFonts> => ({
    family: "NotoSerif",
    ...(await upright(serifRegular, serifBold)),
    italic: await load(serifItalic),
  }),
);

/** Keeps what was loaded. A load that fails is repeated by the next call. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((cause: unknown) => {
      loading = null;
      throw cause;
    });
    return loading;
  };
}

async function upright(regularUrl: string, boldUrl: string): Promise<Pick<ContractFonts, "regular" | "bold">> {
  const [regularBytes, boldBytes] = await Promise.all([load(regularUrl), load(boldUrl)]);
  return { regular: regularBytes, bold: boldBytes };
}

async function load(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} was answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
