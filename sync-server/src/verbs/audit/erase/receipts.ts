import { agreementBody } from "shared-schema/agreement/schema";
import { isMap, type JsonMap } from "shared-schema/base/json";

const { document } = agreementBody.shape.payments.valueType.shape;

/** The names of the files of the receipts in an agreement's body; none in any other. */
export function receiptFiles({ payments }: JsonMap): string[] {
  return Object.values(isMap(payments) ? payments : {}).flatMap((payment) => {
    const receipt = isMap(payment) ? document.safeParse(payment["document"]).data : null;
    return receipt ? [receipt.sha256] : [];
  });
}
