import { expect } from "vitest";
import { catchDownloads, type Download } from "../downloads.ts";
import { patience } from "./patience.ts";

/** Does something that ends in a download. @returns the file */
export async function takeDownload(press: () => Promise<unknown>): Promise<Download> {
  const caught = catchDownloads();
  await press();
  // The first paper waits for its worker and its fonts.
  await expect.poll(() => caught.length, { timeout: patience(20_000) }).toBe(1);
  const [file] = caught;
  if (!file) throw new Error("Nothing was downloaded");
  return file;
}

/** Does something that asks for a file, and chooses one. */
export async function chooseFile(press: () => Promise<unknown>, file: File): Promise<void> {
  const { click } = HTMLInputElement.prototype;
  let asked = false;
  HTMLInputElement.prototype.click = function (this: HTMLInputElement) {
    if (this.type !== "file") return click.call(this);
    asked = true;
    const chosen = new DataTransfer();
    chosen.items.add(file);
    this.files = chosen.files;
    this.dispatchEvent(new Event("change", { bubbles: true }));
  };
  try {
    await press();
    await expect.poll(() => asked).toBe(true);
  } finally {
    HTMLInputElement.prototype.click = click;
  }
}
