/** Hands a file to the browser's downloads. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the data by the next turn in every browser; a minute is on the safe side.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
