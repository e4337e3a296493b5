import { escapeXml } from "../../base/text/xml.ts";

/** A centimetre is enough; never written with an exponent, which the schema does not know. */
export function degrees(value: number): string {
  const text = value.toFixed(7).replace(/\.?0+$/, "");
  return text === "-0" ? "0" : text;
}

/** An element with a text in it; nothing where there is none. */
export function element(tag: string, text: string | null): string {
  return text === null ? "" : `<${tag}>${escapeXml(text)}</${tag}>`;
}
