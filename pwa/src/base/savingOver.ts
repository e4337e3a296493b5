interface Typed {
  /** The value that the field showed when its user began to type. */
  seen: unknown;
  /** The value that it saves. */
  typed: unknown;
}

let current: Typed | null = null;

/** Calls a field's save. Until its first wait, the save can ask for both values with `typedNow`. */
export function savingOver<T>(typed: Typed, save: () => T): T {
  current = typed;
  try {
    return save();
  } finally {
    current = null;
  }
}

/** Both values of the field that is being saved; null outside a save. */
export function typedNow(): Typed | null {
  return current;
}
