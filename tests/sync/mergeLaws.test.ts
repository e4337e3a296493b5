import { it } from "vitest";
import { LAW_NAMES, tryLaw } from "./support/mergeLaws.ts";

it.each(LAW_NAMES)("merge: %s", (name) => tryLaw(name, 2_000));
