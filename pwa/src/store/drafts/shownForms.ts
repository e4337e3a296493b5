/** A form on screen that is sent as a whole. */
export interface ShownForm {
  /** Whether a path is that of one of its fields. */
  isOf(path: string): boolean;
  /** A text of its own was discarded in the list of what is not saved. */
  onDiscarded(path: string): void;
  /** Keeps and lists again what it shows. */
  keepAgain(): void;
}

const shown = new Set<ShownForm>();

/** @returns how to say that the form is gone */
export function showForm(form: ShownForm): () => void {
  shown.add(form);
  return () => shown.delete(form);
}

/** Tells the forms on screen that this page's user has discarded a text of theirs. */
export function reportDiscarded(path: string): void {
  for (const form of formsOf(path)) form.onDiscarded(path);
}

/** Lets the forms on screen keep their texts again, after another tab has removed one from the storage. */
export function keepShown(path: string): void {
  for (const form of formsOf(path)) form.keepAgain();
}

function formsOf(path: string): ShownForm[] {
  return [...shown].filter((form) => form.isOf(path));
}
