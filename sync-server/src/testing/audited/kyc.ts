import type { TestClient } from "../client.ts";
import type { AuditedCall } from "./factors.ts";

/** The operations on the check of a client of agreement 1. @param secret part of every value that is entered */
export function auditedKyc(checker: TestClient, client: TestClient, secret: string): Record<string, AuditedCall> {
  const item = () => `/cruise/1/kyc/${client.profileId}/IDENTITY`;
  const add = () => {
    const form = new FormData();
    form.append("upload", new Blob(["%PDF-1.7\n%%EOF\n"]), `${secret}.pdf`);
    return checker.send("POST", `${item()}/document`, form);
  };
  const added = async () => {
    const { items } = (await add()).body;
    return `/cruise/kyc_document/${items.flatMap((each: { documents: { id: string }[] }) => each.documents)[0].id}`;
  };
  const entered = { state: "DONE", expires_on: null, note: secret, upon: 0 };
  return {
    "put /cruise/{id}/kyc/{profileId}/{kycItem}": { verb: "kyc.edit", call: () => checker.put(item(), entered) },
    "post /cruise/{id}/kyc/{profileId}/{kycItem}/document": { verb: "kyc.add", call: add },
    "delete /cruise/kyc_document/{kycDocumentId}": {
      verb: "kyc.remove",
      first: added,
      call: (path: string) => checker.delete(path),
    },
  };
}
