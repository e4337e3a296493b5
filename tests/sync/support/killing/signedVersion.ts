import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "vitest";
import { openStore } from "../../../../sync-server/src/store/store.ts";
import { MIGRATIONS } from "../../../../sync-server/src/testing/migrations.ts";
import { openTrustStore } from "../../../../sync-server/src/trust/data/trustStore.ts";
import { verifyTrail } from "../../../../sync-server/src/verbs/audit/verify.ts";
import { fileAt, sha256 } from "../../../../sync-server/src/verbs/signing/file.ts";

const TRUST_MIGRATIONS = fileURLToPath(new URL("../../../../sync-server/src/trust/data/migrations", import.meta.url));

/** What the database of a server that was killed has kept of version 0, once all of it was found to belong together. */
export async function signedVersion(folder: string) {
  const store = openStore({
    file: join(folder, "passerelle.db"),
    migrationsFolder: MIGRATIONS,
    newEpoch: () => "unused",
    newSalt: () => "unused",
  });
  try {
    const { signatures, revisions, completion } = store.signing;
    const place = { id: 1, version: 0 };
    const rows = revisions.of(1, 0);
    for (const [index, { n, sha256: hash }] of rows.entries()) {
      expect([n, sha256(fileAt(store, place, n))]).toEqual([index + 1, hash]);
    }
    const signed = signatures.of(1, 0).filter(({ status }) => status === "SIGNED");
    const signers = rows.flatMap(({ kind, user_id }) => (kind === "signature" ? [user_id] : []));
    expect(signed.map(({ user_id }) => user_id)).toEqual(expect.arrayContaining(signers));
    expect([signed.length, new Set(signers).size]).toEqual([signers.length, signers.length]);
    const events = store.audit.all();
    expect(events.filter(({ verb }) => verb === "signing.sign")).toHaveLength(signed.length);
    expect(await verifyTrail(store)).toMatchObject({ broken: null });
    return {
      signed: signed.length,
      kinds: rows.map(({ kind }) => kind),
      file: new Uint8Array(fileAt(store, place, rows.length)),
      hasCertificate: completion.certificate(1, 0) !== undefined,
      failures: events.flatMap(({ verb, details }) =>
        verb === "signing.fail" ? [JSON.parse(details ?? "{}").cause] : [],
      ),
    };
  } finally {
    store.close();
  }
}

/** The roots of the embedded service. */
export function rootsIn(folder: string): Uint8Array[] {
  const store = openTrustStore({ file: join(folder, "trust.db"), migrationsFolder: TRUST_MIGRATIONS });
  try {
    return store.authorities.all().flatMap(({ kind, certificate }) => (kind === "root" ? [certificate] : []));
  } finally {
    store.close();
  }
}
