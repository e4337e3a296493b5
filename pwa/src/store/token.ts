export const TOKEN_KEY = "passerelle.token";
/** Who is logged in, as the server described them last. */
export const ME_KEY = "passerelle.me";

let token: string | null | undefined;

/** The session's token, kept in the browser's storage. */
export function currentToken(): string | null {
  if (token === undefined) token = localStorage.getItem(TOKEN_KEY);
  return token;
}

export function keepToken(next: string | null): void {
  token = next;
  if (next === null) localStorage.removeItem(TOKEN_KEY);
  else localStorage.setItem(TOKEN_KEY, next);
}

/** Another tab has kept a new one. */
export function adoptToken(next: string): void {
  token = next;
}
