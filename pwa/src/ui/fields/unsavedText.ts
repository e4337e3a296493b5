/** What was typed and could not be saved when its field left the screen, by screen and field. */
const texts = new Map<string, string>();

/** Where a field's text waits. Only a dotted name is a path, unique on its screen; others are not kept. */
export function placeOf(name: string | undefined): string | null {
  return name?.includes(".") ? `${window.location.pathname} ${name}` : null;
}

/** Keeps a text until its field is back. */
export function keepText(place: string | null, text: string): void {
  if (place !== null) texts.set(place, text);
}

/** The text that waits for a field. */
export function keptText(place: string | null): string | undefined {
  return place === null ? undefined : texts.get(place);
}

/** The text was saved, or taken back. */
export function dropText(place: string | null): void {
  if (place !== null) texts.delete(place);
}
