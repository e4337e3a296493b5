import { defineConfig } from "drizzle-kit";

/** The trust service's own database. */
export default defineConfig({
  dialect: "sqlite",
  schema: "./sync-server/src/trust/data/tables.ts",
  out: "./sync-server/src/trust/data/migrations",
});
