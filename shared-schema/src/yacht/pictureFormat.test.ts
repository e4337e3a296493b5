import { expect, it } from "vitest";
import { isTakenFormat } from "./pictureFormat.ts";

const bytes = (latin1: string) => Uint8Array.from(latin1, (character) => character.charCodeAt(0));

it.each([
  ["JPEG", "\xff\xd8\xff\xe0\0\x10JFIF\0\x01", true],
  ["PNG", "\x89PNG\r\n\x1a\n\0\0\0\rIHDR", true],
  ["WebP", "RIFF\x24\0\0\0WEBPVP8 ", true],
  ["GIF", "GIF89a\x01\0\x01\0\x80\0", false],
  ["AVIF", "\0\0\0\x20ftypavif\0\0\0\0", false],
  ["HEIC", "\0\0\0\x18ftypheic\0\0\0\0", false],
  ["a sound", "RIFF\x24\0\0\0WAVEfmt ", false],
  ["SVG", "<svg xmlns='http://www.w3.org/2000/svg'/>", false],
  ["nothing", "", false],
])("knows %s by its first bytes", (_, head, taken) => {
  expect(isTakenFormat(bytes(head))).toBe(taken);
});
