declare const made: unique symbol;

/**
 * The path of a field's stored value: `agreements/12/waypoints.<id>.arr_date`. Drafts are kept under it, conflicts are
 * shown by it, and it names the field's element in the page. Screens make one with `fieldPath`, from the keys of the
 * schema.
 */
export type FieldPath = string & { readonly [made]: true };

/** Whether a text from the browser's storage or an address has the form of a path. */
export function isFieldPath(text: string): text is FieldPath {
  return /^[a-z_-]+\/\d+\/[^\s/]+$/.test(text);
}
