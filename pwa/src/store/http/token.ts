let token: string | null = null;

/** The token of the session that this page takes part in. */
export function currentToken(): string | null {
  return token;
}

/** Logged in, taken up again, renewed by another tab; null: no one is logged in any more. */
export function adoptToken(next: string | null): void {
  token = next;
}
