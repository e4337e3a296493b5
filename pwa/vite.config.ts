import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const SERVER = "http://localhost:3000";

/** Libraries that change rarely, apart from the app's own code, so that an update costs a small download. */
const CHUNKS: readonly [name: string, test: RegExp][] = [
  ["react", /node_modules\/(react|react-dom|scheduler|react-router)\//],
  ["mantine", /node_modules\/(@mantine|@floating-ui)\//],
  ["store", /node_modules\/(rxdb|dexie|rxjs)\//],
];

export default defineConfig({
  plugins: [react()],
  build: {
    target: "es2022",
    sourcemap: false,
    // The content security policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNKS.map(([name, test]) => ({ name, test })) } },
    },
  },
  worker: { format: "es" },
  server: { proxy: { "/api": SERVER, "/charts": SERVER, "/tos": SERVER } },
});
