import { ATTACKS } from "./attacks.ts";
import { MATRICES } from "./matrix/attacks.ts";
import { comeToNothing } from "./support/comeToNothing.ts";

/** The attacks that need no process of their own; `npm run attack` carries out all of them against the server as deployed. */
comeToNothing(ATTACKS.filter((attack) => !attack.needsProcess && !MATRICES.includes(attack)));
