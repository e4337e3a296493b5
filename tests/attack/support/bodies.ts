/** An array nested so many times in itself, as JSON text: building it as a value would overflow the sender's own stack. */
export function nestedJson(depth: number): string {
  return "[".repeat(depth) + "]".repeat(depth);
}

/** Puts raw JSON text in the place of a marker that an object was stringified with. */
export function withRaw(value: unknown, marker: string, raw: string): string {
  return JSON.stringify(value).replace(`"${marker}"`, raw);
}

/** So many fields that no schema knows. */
export function unknownFields(count: number, fieldAt: (index: number) => unknown): Record<string, unknown> {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [`x_${index}`, fieldAt(index)]));
}
