import { expose } from "comlink";
import { checkChosen } from "shared-schema/verification/given";

const api = { check: checkChosen };

export type VerifyWorker = typeof api;

expose(api);
