import { inviteContacts } from "./verbs/account/links/invite.ts";
import { keepFrozenCopy } from "./verbs/agreement/moves/keepFrozenCopy.ts";
import type { Consequence } from "./verbs/base/context.ts";
import { raiseVersion } from "./verbs/contract/generation/frozenVersions.ts";
import { followRecords } from "./verbs/documents/followRecords.ts";
import { carryAccounts } from "./verbs/money/bank/carryAccounts.ts";
import { notePaidCommission } from "./verbs/money/commission/payEvents.ts";
import { indexMoneyParts } from "./verbs/money/payments/indexMoneyParts.ts";
import { postPayments } from "./verbs/money/payments/postPayments.ts";
import { newsOfAgreements, newsOfApprovals } from "./verbs/notify/alerts/news.ts";
import { endSigning } from "./verbs/signing/endSigning.ts";

/** What follows from the commit of a document, in its transaction and in this order. */
export const CONSEQUENCES: readonly Consequence[] = [
  raiseVersion,
  // Reads the frozen copy before it goes.
  carryAccounts,
  keepFrozenCopy,
  followRecords,
  endSigning,
  indexMoneyParts,
  newsOfAgreements,
  newsOfApprovals,
  postPayments,
  notePaidCommission,
  inviteContacts,
];
