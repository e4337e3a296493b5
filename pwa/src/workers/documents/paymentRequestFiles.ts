import { transfer } from "comlink";
import type { Viewer } from "shared-schema/agreement/access";
import { PRODUCT } from "shared-schema/base/product";
import { done, type Result } from "shared-schema/base/result";
import { paymentRequestPdf } from "shared-schema/export/paymentRequest/pdf";
import { type PaymentRequestInput, paymentRequest, requestFileName } from "shared-schema/export/paymentRequest/request";
import { loadContractFonts } from "../fonts.ts";

/** The calls that make payment requests. */
export const requestFiles = {
  /** @param issuedAt UTC */
  async paymentRequest(
    input: PaymentRequestInput,
    viewer: Viewer,
    issuedAt: string,
  ): Promise<Result<{ bytes: Uint8Array; fileName: string }>> {
    const request = paymentRequest(input, viewer);
    if (!request.ok) return request;
    const fonts = await loadContractFonts();
    const { bytes } = paymentRequestPdf(request.value, fonts, { issuedAt, productName: PRODUCT.name });
    return transfer(done({ bytes, fileName: requestFileName(request.value) }), [bytes.buffer]);
  },
};
