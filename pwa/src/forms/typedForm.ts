import type { FieldPath } from "../base/fieldPath.ts";
import { discardDraft, draftOf, keepTyped } from "../ui/fields/autosave/drafts.ts";

/** The texts of a form that is sent as a whole. */
interface TypedForm<F extends string> {
  /** The given texts, and those that were typed over them. */
  texts(): Record<F, string>;
  /** Keeps the texts that differ from the given ones, at each key. */
  keep(texts: Readonly<Record<F, string>>): void;
  /** Keeps them again after another tab has removed one, and removes none: the others are that tab's, which would do the same in turn. */
  keepAgain(texts: Readonly<Record<F, string>>): void;
  /** Forgets the texts that were sent, and none that was typed since then; without them, all that was typed. */
  forget(sent?: Readonly<Record<F, string>>): void;
}

/**
 * Keeps what is typed into a form on this device until it is sent. A text that was typed over another given one is left out.
 * @param over the texts to compare with, the given ones unless told; empty texts keep what was typed over anything
 */
export function typedForm<F extends string>(
  fields: readonly F[],
  pathOf: (field: F) => FieldPath,
  given: Readonly<Record<F, string>>,
  over: Readonly<Partial<Record<F, string>>> = given,
): TypedForm<F> {
  const write = (field: F, text: string) => {
    const path = pathOf(field);
    if (draftOf(path)?.text !== text) keepTyped(path, { text, over: over[field] ?? "" });
  };
  return {
    texts() {
      const texts: Record<F, string> = { ...given };
      for (const field of fields) {
        const draft = draftOf(pathOf(field));
        if (draft && draft.over === (over[field] ?? "")) texts[field] = draft.text;
      }
      return texts;
    },
    keep(texts) {
      for (const field of fields) {
        const path = pathOf(field);
        const text = texts[field];
        if (text !== given[field]) write(field, text);
        else if (draftOf(path)) discardDraft(path);
      }
    },
    keepAgain(texts) {
      for (const field of fields) if (texts[field] !== given[field]) write(field, texts[field]);
    },
    forget(sent) {
      for (const field of fields) {
        const path = pathOf(field);
        if (!sent || draftOf(path)?.text === sent[field]) discardDraft(path);
      }
    },
  };
}
