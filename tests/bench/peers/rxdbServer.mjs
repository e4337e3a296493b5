// Run with the folder of the installed peers and a port: rxdb-server as its manual shows it, in memory.
import { createRequire } from "node:module";
import { join } from "node:path";

const [folder, port] = process.argv.slice(2);
const need = createRequire(join(folder, "package.json"));
const { createRxDatabase } = need("rxdb/plugins/core");
const { getRxStorageMemory } = need("rxdb/plugins/storage-memory");
const { createRxServer } = need("rxdb-server/plugins/server");
const { RxServerAdapterExpress } = need("rxdb-server/plugins/adapter-express");

const database = await createRxDatabase({ name: "bench", storage: getRxStorageMemory() });
const schema = {
  version: 0,
  primaryKey: "id",
  type: "object",
  properties: { id: { type: "string", maxLength: 80 }, body: { type: "object", additionalProperties: true } },
  required: ["id"],
};
const { docs } = await database.addCollections({ docs: { schema } });
const server = await createRxServer({
  database,
  adapter: RxServerAdapterExpress,
  authHandler: () => ({ validUntil: Date.now() + 86_400_000, data: {} }),
  port: Number(port),
  hostname: "127.0.0.1",
});
server.addReplicationEndpoint({ name: "docs", collection: docs });
server.serverApp.get("/healthz", (_, answer) => answer.json({ status: "ok" }));
await server.start();
