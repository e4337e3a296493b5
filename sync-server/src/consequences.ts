import type { SigningService } from "./ports/signatures/service.ts";
import { inviteContacts } from "./verbs/account/links/invite.ts";
import { keepFrozenCopy } from "./verbs/agreement/moves/keepFrozenCopy.ts";
import type { Consequence } from "./verbs/base/context.ts";
import { raiseVersion } from "./verbs/contract/generation/frozenVersions.ts";
import { followRecords } from "./verbs/documents/followRecords.ts";
import { carryPayeeAccounts } from "./verbs/money/bank/carryAccounts.ts";
import { notePaidCommission } from "./verbs/money/commission/payEvents.ts";
import { indexMoneyParts } from "./verbs/money/payments/indexMoneyParts.ts";
import { postPayments } from "./verbs/money/payments/postPayments.ts";
import { newsOfAgreements, newsOfApprovals, newsOfSignatures } from "./verbs/notify/alerts/news.ts";
import { endAcceptedValues, moveSentValues } from "./verbs/people/guest/followSent.ts";
import { followSigning } from "./verbs/signing/follow.ts";

/** What follows from the commit of a document, in its transaction and in this order. */
export function consequencesOf({
  service,
}: {
  service: Pick<SigningService, "assurance"> | null;
}): readonly Consequence[] {
  return [
    raiseVersion,
    // Reads the frozen copy before it goes.
    carryPayeeAccounts,
    keepFrozenCopy,
    followRecords,
    moveSentValues,
    endAcceptedValues,
    followSigning(service),
    indexMoneyParts,
    newsOfAgreements,
    newsOfApprovals,
    newsOfSignatures,
    postPayments,
    notePaidCommission,
    inviteContacts,
  ];
}

/** The same on a server that signs nothing. */
export const CONSEQUENCES = consequencesOf({ service: null });
