/** The encodings that address books write, in the order in which they are offered. */
export const TEXT_ENCODINGS = [
  ...(["utf-8", "utf-16le", "utf-16be", "windows-1252", "macintosh", "cp850"] as const),
  ...(["windows-1250", "windows-1251", "windows-1253", "gbk", "shift_jis"] as const),
] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

/** Bytes 0x80 to 0x9F of Windows-1252: some versions of Node read them as control characters. */
const WINDOWS_C1 = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";
/** Bytes 0x80 to 0xFF of the code page that Western Europe's DOS programs write; browsers do not know it. */
const CP850 =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0";

/** How much of a file becomes text at a time. */
const CHUNK = 8_192;

/** The text of bytes in an encoding; null where the bytes contradict it. A byte order mark is left out. */
export function decodeAs(bytes: Uint8Array, encoding: TextEncoding): string | null {
  if (encoding === "windows-1252") {
    return latin1(bytes).replace(/[\u0080-\u009f]/g, (sign) => WINDOWS_C1[sign.charCodeAt(0) - 0x80] ?? sign);
  }
  if (encoding === "cp850") {
    return latin1(bytes).replace(/[\u0080-\u00ff]/g, (sign) => CP850[sign.charCodeAt(0) - 0x80] ?? sign);
  }
  return decodeNamed(bytes, encoding);
}

/** The same by any name that a file gives; null where no one knows the name. */
export function decodeNamed(bytes: Uint8Array, name: string): string | null {
  const plain = name.trim().toLowerCase();
  if (/^(?:iso-?8859-?1|latin-?1|windows-?1252|cp1252|us-ascii|ascii)$/.test(plain))
    return decodeAs(bytes, "windows-1252");
  if (/^(?:cp|ibm)-?850$/.test(plain)) return decodeAs(bytes, "cp850");
  try {
    return new TextDecoder(plain, { fatal: true }).decode(bytes).replace(/^\ufeff/, "");
  } catch {
    return null;
  }
}

/** Each byte as the character of its number. */
export function latin1(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  return parts.join("");
}

/** The other way round: characters above 255 do not occur. */
export function bytesOfLatin1(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (sign) => sign.charCodeAt(0));
}
