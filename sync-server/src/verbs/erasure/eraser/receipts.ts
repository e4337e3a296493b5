import { recordFields } from "shared-schema/agreement/payments/record";
import { isMap, type JsonMap } from "shared-schema/base/json";

const { document } = recordFields;

/** The names of the files of the receipts in an agreement's body; none in any other. */
export function receiptFiles({ payments, expenses }: JsonMap): string[] {
  return [payments, expenses].flatMap((records) =>
    Object.values(isMap(records) ? records : {}).flatMap((record) => {
      const receipt = isMap(record) ? document.safeParse(record["document"]).data : null;
      return receipt ? [receipt.sha256] : [];
    }),
  );
}
