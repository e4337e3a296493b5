import { fileURLToPath } from "node:url";

export const MIGRATIONS = fileURLToPath(new URL("../store/migrations", import.meta.url));
