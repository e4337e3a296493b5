import type { Db } from "../../database.ts";
import { signingAuthorisationQueries } from "./authorisations.ts";
import { completionQueries } from "./completion.ts";
import { signingDelegationQueries } from "./delegations.ts";
import { signingRevisionQueries } from "./revisions.ts";
import { signatureQueries } from "./signatures.ts";
import { signingTurnQueries } from "./turns.ts";

/** All that is kept of the signing of generated versions. */
export function signingQueries(db: Db) {
  return {
    revisions: signingRevisionQueries(db),
    signatures: signatureQueries(db),
    authorisations: signingAuthorisationQueries(db),
    turns: signingTurnQueries(db),
    delegations: signingDelegationQueries(db),
    completion: completionQueries(db),
  };
}
