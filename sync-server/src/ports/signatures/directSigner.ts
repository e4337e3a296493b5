import type { Assets } from "../files/assets.ts";
import { type PdfSigner, pdfSigner, signJob } from "./pdfSigner.ts";

/** Signs in the thread that asks: for programs that answer no one else meanwhile. */
export function directSigner(assets: Assets): PdfSigner {
  return pdfSigner((job) => signJob(job, assets.fonts().regular));
}
