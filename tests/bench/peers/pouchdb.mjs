// Run with the folder of the installed peers, a port and a data folder: express-pouchdb over LevelDB.
import { createRequire } from "node:module";
import { join } from "node:path";

const [folder, port, dataDir] = process.argv.slice(2);
const need = createRequire(join(folder, "package.json"));
const PouchDB = need("pouchdb").defaults({ prefix: `${dataDir}/` });
const app = need("express")();
app.get("/healthz", (_, answer) => answer.json({ status: "ok" }));
app.use("/", need("express-pouchdb")(PouchDB, { mode: "minimumForPouchDB", logPath: join(dataDir, "log.txt") }));
app.listen(Number(port), "127.0.0.1");
