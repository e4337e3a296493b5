import { onTestFinished } from "vitest";

/** A file that was handed to the browser's downloads. */
export interface Download {
  name: string;
  text(): Promise<string>;
}

/** Catches the files that a test downloads, from now on. */
export function catchDownloads(): readonly Download[] {
  const caught: Download[] = [];
  const made = new Map<string, Blob>();
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  URL.createObjectURL = (blob) => {
    const url = createObjectURL(blob);
    if (blob instanceof Blob) made.set(url, blob);
    return url;
  };
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    const blob = made.get(this.href);
    if (blob && this.download) caught.push({ name: this.download, text: () => blob.text() });
    else click.call(this);
  };
  onTestFinished(() => {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
  });
  return caught;
}
