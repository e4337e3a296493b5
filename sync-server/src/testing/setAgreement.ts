import type { AgreementBody } from "shared-schema/agreement/schema";
import { uncut } from "../verbs/base/uncut.ts";
import { commitAsServer } from "./commitAsServer.ts";
import type { TestServer } from "./server.ts";

/** Brings an agreement into a state that no call leads to yet; a frozen copy comes and goes with its status. */
export function setAgreement(
  server: Pick<TestServer, "deps">,
  id: number,
  change: (body: AgreementBody) => AgreementBody,
): void {
  const target = { collection: "agreements" as const, id: String(id) };
  const row = server.deps.store.documents.get(target.collection, target.id);
  if (!row) throw new Error(`There is no agreement ${id}.`);
  commitAsServer(server, target, change(uncut("agreements", row)));
}
