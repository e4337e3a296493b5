/** The path that an address names after «#»; nothing where it is misspelt. */
export function hashPath(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
