import { useCommission } from "#store/queries/agreement/commission.ts";
import { useText } from "#ui/i18n.ts";
import { InPlace } from "#ui/loading/InPlace.tsx";
import { part } from "#ui/loading/part.ts";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { WhatIfButton } from "../../whatIf/WhatIfButton.tsx";
import { FoldLine } from "../ledger/FoldLine.tsx";
import { useFold } from "../ledger/useFold.ts";
import { SavingsBlock } from "./SavingsBlock.tsx";
import { savingsMessages } from "./savingsMessages.ts";
import { useSavings } from "./useSavings.ts";

const flow = part(() => import("./MoneyFlow.tsx").then((module) => module.MoneyFlow));

/** The last line of the price: what follows from it, and the variants of a draft, folded. */
export function MoreLine() {
  const t = useText(savingsMessages);
  const show = useShow();
  const { id, agreement } = useWorkspace();
  const savings = useSavings();
  const commission = useCommission(id, agreement);
  const [isOpened, toggle] = useFold({ holds: (path) => path.startsWith(`commissions/${id}/`) });
  const parts = [
    ...(savings === null ? [] : [t("price.more.savings")]),
    ...(commission ? [t("price.more.commission")] : []),
    t("price.more.flow"),
    ...(agreement.status === "DRAFT" ? [t("price.more.whatIf")] : []),
  ].join(", ");
  const fee = savings === null || savings === "NO_RATE" ? null : savings.fee_net_basis;
  return (
    <FoldLine
      name={parts.charAt(0).toLocaleUpperCase() + parts.slice(1)}
      amount={fee !== null && fee > 0 && t("price.more.fee", { amount: show.euros(fee) })}
      isOpened={isOpened}
      onToggle={toggle}
    >
      <WhatIfButton />
      <SavingsBlock />
      <InPlace part={flow}>{(Flow) => <Flow />}</InPlace>
    </FoldLine>
  );
}
