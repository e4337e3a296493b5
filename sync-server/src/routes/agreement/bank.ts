import { bankAccountsView, bankApprovalRequest, bankProposalRequest } from "shared-schema/api/agreement/bank";
import {
  approveBankChange,
  proposeBankChange,
  readBankAccounts,
  withdrawBankChange,
} from "../../verbs/bank/changes.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

/** The bank details of an agreement's payee, and their change once the agreement is locked. */
export function bankRoutes(app: App, deps: RouteDeps): void {
  const shared = { tag: "Bank details", answer: bankAccountsView };
  const all = { ...shared, path: "/cruise/{id}/bank_change/" } as const;
  endpoint(
    app,
    { ...all, method: "get", summary: "The payee's bank details, and the changes proposed" },
    ({ actor, params }) => readBankAccounts(deps, actor, params.id),
  );
  endpoint(
    app,
    { ...all, method: "post", summary: "Propose the bank details of a profile", body: bankProposalRequest },
    ({ actor, params, body }) => proposeBankChange(deps, actor, params.id, body.profile_id),
  );
  const one = "/cruise/{id}/bank_change/by_profile/{profileId}";
  endpoint(
    app,
    { ...shared, path: one, method: "delete", summary: "Withdraw a proposed change, or turn it down" },
    ({ actor, params }) => withdrawBankChange(deps, actor, params.id, params.profileId),
  );
  endpoint(
    app,
    {
      ...shared,
      path: `${one}/approval`,
      method: "post",
      summary: "Approve a proposed change as a second person, 24 hours later",
      body: bankApprovalRequest,
    },
    ({ actor, params, body }) => approveBankChange(deps, actor, params.id, params.profileId, body),
  );
}
