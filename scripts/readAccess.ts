import { readFileSync, writeFileSync } from "node:fs";
import { withReadAccess } from "./lib/readAccess.ts";

// Writes the tables of «Read access» in ARCHITECTURE.md out of shared-schema/src/visibility: npm run docs
const file = new URL("../ARCHITECTURE.md", import.meta.url);
writeFileSync(file, withReadAccess(readFileSync(file, "utf8")));
