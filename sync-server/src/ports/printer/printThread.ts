import { workerData } from "node:worker_threads";
import type { ContractPdf } from "shared-schema/contract/pdf";
import { fileAssets } from "../files/assets.ts";
import { answerJobs } from "../thread/answerJobs.ts";
import type { PrinterSetUp, Printing } from "./job.ts";
import { print } from "./print.ts";

const { assetsDir }: PrinterSetUp = workerData;
const assets = fileAssets(assetsDir);

answerJobs<Printing, ContractPdf>(
  (printing) => print(assets, printing),
  ({ bytes }) => [bytes.buffer],
);
