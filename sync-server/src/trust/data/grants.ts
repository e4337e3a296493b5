import { and, eq, lt } from "drizzle-orm";
import { codes, tokens } from "./tables.ts";
import type { TrustDb } from "./trustDb.ts";

type CodeRow = typeof codes.$inferSelect;
export type TokenRow = typeof tokens.$inferSelect;

/** Authorisation codes and access tokens. Both are known by their hashes alone. */
export function grantQueries(db: TrustDb) {
  return {
    addCode: (row: Omit<CodeRow, "used" | "token_hash">) => void db.insert(codes).values(row).run(),
    code: (hash: string) => db.select().from(codes).where(eq(codes.hash, hash)).get(),
    /** @returns false where it was used already */
    useCode: (hash: string): boolean =>
      db
        .update(codes)
        .set({ used: true })
        .where(and(eq(codes.hash, hash), eq(codes.used, false)))
        .run().changes === 1,
    noteToken: (code: string, token_hash: string) =>
      void db.update(codes).set({ token_hash }).where(eq(codes.hash, code)).run(),
    addToken: (row: Omit<TokenRow, "revoked">) => void db.insert(tokens).values(row).run(),
    token: (hash: string) => db.select().from(tokens).where(eq(tokens.hash, hash)).get(),
    revokeToken: (hash: string) => void db.update(tokens).set({ revoked: true }).where(eq(tokens.hash, hash)).run(),
    /** Forgets codes and tokens that ended before a time. */
    forget(before: string): void {
      db.delete(codes).where(lt(codes.expires_at, before)).run();
      db.delete(tokens).where(lt(tokens.expires_at, before)).run();
    },
  };
}
