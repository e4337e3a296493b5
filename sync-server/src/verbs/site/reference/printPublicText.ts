import type { Language } from "shared-schema/base/language";
import { PRODUCT } from "shared-schema/base/product";
import type { PublicText } from "shared-schema/contract/public/names";
import { publicText } from "shared-schema/contract/public/publicText";
import type { Deps } from "../../base/context.ts";

/** A text that contracts are based on, as a PDF in one language. Everybody may read it. */
export async function printPublicText({ printer }: Deps, name: PublicText, language: Language): Promise<Uint8Array> {
  const { bytes } = await printer.contract(publicText(name, language, PRODUCT.name), null);
  return bytes;
}
