import { it } from "vitest";
import { LAW_NAMES, tryLaw } from "./support/mergeLaws.ts";

/** The same cases each time; `npm run soak -- laws` tries others. */
const CASES = 2_000;

it.each(LAW_NAMES)("merge: %s", (name) => tryLaw(name, CASES, 1));
