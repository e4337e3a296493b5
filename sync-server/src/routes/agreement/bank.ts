import { bankAccountsView, bankApprovalRequest, bankProposalRequest } from "shared-schema/api/agreement/bank";
import {
  approveBankChange,
  proposeBankChange,
  readBankAccounts,
  withdrawBankChange,
} from "../../verbs/money/bank/changes.ts";
import { endpoint, proved } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

/**
 * The bank details of an agreement's payee, and their change once the agreement is locked. Proposals and approvals take a session whose
 * user has just proved to be the account's owner.
 */
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
    ({ actor, params, body }) => {
      const owner = proved(actor);
      return owner.ok ? proposeBankChange(deps, actor, params.id, body.profile_id) : owner;
    },
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
    ({ actor, params, body }) => {
      const owner = proved(actor);
      return owner.ok ? approveBankChange(deps, actor, params.id, params.profileId, body) : owner;
    },
  );
}
