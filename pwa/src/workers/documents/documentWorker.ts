import "../../base/zodWithoutEval.ts";
import { expose } from "comlink";
import { apaFiles } from "./apa/apaFiles.ts";
import { statementFiles } from "./bankStatementFiles.ts";
import { contractDrafts } from "./contractDrafts.ts";
import { requestFiles } from "./paymentRequestFiles.ts";
import { routeFiles } from "./routeFiles.ts";
import { settlementFiles } from "./settlementFiles.ts";

/** Every document, off the main thread. One worker makes them all, as each worker's bundle has a PDF library of its own. */
const api = {
  ...contractDrafts,
  ...routeFiles,
  ...requestFiles,
  ...settlementFiles,
  ...statementFiles,
  ...apaFiles,
};

export type DocumentWorker = typeof api;

expose(api);
