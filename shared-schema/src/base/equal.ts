/** Deep equality of JSON values; a key that is undefined counts as absent. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isContainer(a) || !isContainer(b)) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  // Whole documents are compared with every edit: no list is made of what is only counted.
  let present = 0;
  for (const key of Object.keys(a)) {
    const value = a[key];
    if (value === undefined) continue;
    // Most are the same text or number, which is no property that every object inherits.
    if (value !== b[key] && !(Object.hasOwn(b, key) && isEqual(value, b[key]))) return false;
    present += 1;
  }
  return present === countPresent(b);
}

export function isContainer(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function countPresent(value: Record<string, unknown>): number {
  let present = 0;
  for (const key of Object.keys(value)) if (value[key] !== undefined) present += 1;
  return present;
}
