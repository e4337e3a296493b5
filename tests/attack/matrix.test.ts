import { MATRICES } from "./matrix/attacks.ts";
import { comeToNothing } from "./support/comeToNothing.ts";

/** They take as long as all other attacks together, which another process tries meanwhile. */
comeToNothing(MATRICES);
