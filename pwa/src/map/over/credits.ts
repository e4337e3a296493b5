/** Leaflet takes credits for HTML, and an operator's are plain text. */
export function escaped(text: string): string {
  const element = document.createElement("span");
  element.textContent = text;
  return element.innerHTML;
}
