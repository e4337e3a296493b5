import { config } from "zod";

/**
 * Zod compiles its parsers where it may, and finds out by trying. The content security policy forbids it here, and a browser reports
 * each try as a violation. The first import of every entry that uses zod: schemas are made while modules load.
 */
config({ jitless: true });
