import { createRxDatabase, type RxJsonSchema } from "rxdb/plugins/core";
import { replicateRxCollection } from "rxdb/plugins/replication";
import { getRxStorageDexie } from "rxdb/plugins/storage-dexie";
import { Subject } from "rxjs";

interface Row {
  id: string;
  rev: number;
  body: object;
}
/** One portion, as the endpoint answers it. */
export interface Portion {
  documents: (Row & { _deleted: boolean })[];
  checkpoint: { seq: number };
}

/** As many at a time as the app asks for. */
const BATCH = 500;
const schema: RxJsonSchema<Row> = {
  version: 0,
  primaryKey: "id",
  type: "object",
  properties: { id: { type: "string", maxLength: 80 }, rev: { type: "number" }, body: { type: "object" } },
  required: ["id"],
};

/** RxDB and Dexie as their documentation replicates over HTTP: one collection, both ways, live, and nothing around it. */
const database = await createRxDatabase({ name: "bare", storage: getRxStorageDexie() });
const { rows } = await database.addCollections({ rows: { schema } });
const state = replicateRxCollection<Row, { seq: number }>({
  collection: rows,
  replicationIdentifier: "bare",
  live: true,
  pull: {
    batchSize: BATCH,
    handler: async (last, limit) => {
      const answer = await fetch(`/pull?seq=${last?.seq ?? 0}&limit=${limit}`);
      const portion: Portion = await answer.json();
      return portion;
    },
    stream$: new Subject<never>(),
  },
  push: {
    handler: async (changed) => {
      const answer = await fetch("/push", { method: "POST", body: JSON.stringify(changed) });
      return answer.json();
    },
  },
});
await state.awaitInitialReplication();
document.body.textContent = `${await rows.count().exec()} documents`;
