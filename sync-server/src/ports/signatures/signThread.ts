import { workerData } from "node:worker_threads";
import { fileAssets } from "../files/assets.ts";
import { answerJobs } from "../thread/answerJobs.ts";
import { type SigningJob, type SigningJobAnswer, signJob } from "./pdfSigner.ts";

const { assetsDir }: { assetsDir: string } = workerData;
const assets = fileAssets(assetsDir);

answerJobs<SigningJob, SigningJobAnswer>((job) => signJob(job, assets.fonts().regular));
