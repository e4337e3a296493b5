import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "sqlite",
  schema: ["./sync-server/src/store/schema.ts", "./sync-server/src/store/kycTables.ts"],
  out: "./sync-server/src/store/migrations",
});
