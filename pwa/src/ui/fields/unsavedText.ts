/** What was typed into a field and is not saved yet. */
export interface Unsaved {
  text: string;
  /** The stored text that it was typed over: another one since then is somebody else's. */
  over: string;
}

/** Where unsaved texts are kept, by screen and field. */
export interface TextShelf {
  get(place: string): Unsaved | undefined;
  set(place: string, unsaved: Unsaved): void;
  delete(place: string): void;
  /** Tells that a text could not be saved as it stands. */
  strand(place: string, text: string): void;
}

class PageShelf extends Map<string, Unsaved> implements TextShelf {
  strand(): void {}
}
let shelf: TextShelf = new PageShelf();
/** How fields that are on screen are emptied of what they hold, by place. */
const onScreen = new Map<string, () => void>();

/** Keeps unsaved texts on a shelf that outlives the page; without one they last as long as the page. */
export function keepTextsOn(next: TextShelf): void {
  shelf = next;
}

/** Where a field's text waits. Only a dotted name is a path, unique on its screen; others are not kept. */
export function placeOf(name: string | undefined): string | null {
  return name?.includes(".") ? `${window.location.pathname} ${name}` : null;
}

/** Keeps a text, at each key: not even a page that is killed in the middle of a write loses it. */
export function keepText(place: string | null, unsaved: Unsaved): void {
  if (place !== null) shelf.set(place, unsaved);
}

/** The text that waits for a field. */
export function keptText(place: string | null): Unsaved | undefined {
  return place === null ? undefined : shelf.get(place);
}

/** A text was saved: it needs no place any more; one that was typed since then stands over it now. */
export function settleText(place: string | null, text: string, stored: string): void {
  const kept = keptText(place);
  if (place === null || !kept) return;
  if (kept.text === text) shelf.delete(place);
  else shelf.set(place, { ...kept, over: stored });
}

/**
 * A field on screen holds a text that could not be saved: it is told beside all else that is not safe.
 * @param place where the text waits; a field whose texts do not outlive the page has a place for as long as it is shown
 * @returns how to tell that the field has gone, or holds another text
 */
export function strandText(place: string, text: string, reset: () => void): () => void {
  shelf.strand(place, text);
  onScreen.set(place, reset);
  return () => {
    onScreen.delete(place);
    // What is kept goes on waiting; what is not has gone with its field.
    if (shelf.get(place) === undefined) shelf.delete(place);
  };
}

/** Gives up a text that waits: the field that shows it goes back to what is stored. */
export function discardText(place: string): void {
  onScreen.get(place)?.();
  shelf.delete(place);
}
