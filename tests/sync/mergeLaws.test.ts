import { it } from "vitest";
import { LAW_NAMES, tryLaw } from "./support/mergeLaws.ts";

/** As many as a few seconds allow, the same each time; `npm run soak -- laws` tries others. */
const CASES = 15_000;

it.each(LAW_NAMES)("merge: %s", (name) => tryLaw(name, CASES, 1));
