import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: "./sync-server/src/store/tables/*.ts",
  out: "./sync-server/src/store/migrations",
});
