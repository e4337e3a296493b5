import { accessTo } from "shared-schema/agreement/access";
import { mayPost } from "shared-schema/agreement/payments/change";
import { beyondBalance } from "shared-schema/agreement/payments/unapplied";
import type { LineView } from "shared-schema/api/money/bankStatement";
import { useAgreements, useViewer } from "#store/queries/documents.ts";
import { useText } from "#ui/i18n.ts";
import { usePrice } from "../../usePrice.ts";
import { splitMessages } from "./splitMessages.ts";

/**
 * Says what a line leaves over on a call of an agreement with such a balance; undefined where all of it goes on the call, as it does
 * for captains, who record on the APA alone.
 */
export function useRestOf({
  amount,
  currency,
}: LineView): (agreementId: number, balance: number) => string | undefined {
  const t = useText(splitMessages);
  const price = usePrice();
  const agreements = useAgreements();
  const viewer = useViewer();
  return (agreementId, balance) => {
    const left = beyondBalance(amount, balance);
    const body = left > 0 ? agreements?.find(({ id }) => id === agreementId)?.body : undefined;
    if (!body || !mayPost(accessTo(body, viewer), null)) return undefined;
    return t("split.rest", { money: price(left, currency) });
  };
}
