import { kycFile, kycFiles, kycPut } from "shared-schema/api/privacy/kyc";
import { kycAlertsView } from "shared-schema/api/privacy/kycAlerts";
import { done } from "shared-schema/base/result";
import { addKycDocument, readKycDocument, removeKycDocument } from "../../verbs/people/kyc/documents.ts";
import { listKyc, showKyc } from "../../verbs/people/kyc/files.ts";
import { listKycAlerts } from "../../verbs/people/kyc/listAlerts.ts";
import { setKycItem } from "../../verbs/people/kyc/setItem.ts";
import { fileAnswer, fileIn, formIn, RECEIPT_FIELD } from "../agreement/money/receiptForm.ts";
import { endpoint, ownOnly } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";
import { withFileErrors } from "../http/problem.ts";

const tag = "KYC";

/** The checks of an agreement's parties, with documents that no device gets by sync. */
export function kycRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    {
      ...{ method: "get", path: "/cruise/{id}/kyc/", tag, answer: kycFiles },
      summary: "The KYC checklists of the other parties",
    },
    ({ actor, params }) => listKyc(deps, actor, params.id, deps.kycDays),
  );
  endpoint(
    app,
    {
      ...{ method: "get", path: "/user/{userId}/kyc_alert/", tag, answer: kycAlertsView },
      summary: "Parties that the account checks and whose evidence expires",
    },
    ({ actor, params }) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? done(listKycAlerts(deps, actor)) : own;
    },
  );
  endpoint(
    app,
    {
      ...{ method: "put", path: "/cruise/{id}/kyc/{profileId}/{kycItem}", tag, body: kycPut, answer: kycFile },
      summary: "Enter an item of a party's KYC checklist",
    },
    ({ actor, params, body }) => {
      const set = setKycItem(deps, actor, placeOf(params), body);
      return set.ok ? showKyc(deps, actor, params.id, params.profileId, deps.kycDays) : set;
    },
  );
  endpoint(
    app,
    {
      ...{ method: "post", path: "/cruise/{id}/kyc/{profileId}/{kycItem}/document", tag, upload: RECEIPT_FIELD },
      ...{ answer: kycFile, status: 201, summary: "Add a document to an item" },
    },
    async ({ actor, params }, c) => {
      const added = await addKycDocument(deps, actor, placeOf(params), fileIn(await formIn(c)));
      if (!added.ok) return withFileErrors(c, RECEIPT_FIELD, added);
      return showKyc(deps, actor, params.id, params.profileId, deps.kycDays);
    },
  );
  const document = "/cruise/kyc_document/{kycDocumentId}";
  endpoint(
    app,
    { method: "get", path: document, tag, summary: "A document; its readers are recorded", type: "application/pdf" },
    async ({ actor, params }, c) => {
      const read = await readKycDocument(deps, actor, params.kycDocumentId);
      return read.ok ? fileAnswer(c, `kyc-${params.kycDocumentId}`, read.value) : read;
    },
  );
  endpoint(
    app,
    { method: "delete", path: document, tag, summary: "Remove a document", answer: kycFile },
    ({ actor, params }) => {
      const removed = removeKycDocument(deps, actor, params.kycDocumentId);
      if (!removed.ok) return removed;
      const { agreement_id, profile_id } = removed.value;
      return showKyc(deps, actor, Number(agreement_id), Number(profile_id), deps.kycDays);
    },
  );
}

function placeOf<Item>({ id, profileId, kycItem }: { id: number; profileId: number; kycItem: Item }) {
  return { agreement_id: String(id), profile_id: String(profileId), item: kycItem };
}
