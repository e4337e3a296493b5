import { Group } from "@mantine/core";
import { MOVES } from "shared-schema/agreement/status";
import type { PlainMove } from "#store/commands/agreement/moves.ts";
import { useText } from "#ui/i18n.ts";
import { Block } from "../../frame/Block.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { Moves } from "../../moves/Moves.tsx";
import { priceMessages } from "../messages.ts";
import { DeductionWarning } from "./DeductionWarning.tsx";
import { SettlementAmounts } from "./SettlementAmounts.tsx";
import { SettlementStatementButton } from "./SettlementStatementButton.tsx";

const SETTLING: readonly PlainMove[] = ["start_settling", "settle", "cancel_settling", "reopen", "archive"];

/** The settlement of a generated contract: what was really spent and kept, and its moves. */
export function Settlement() {
  const t = useText(priceMessages);
  const { agreement, access } = useWorkspace();
  const mayStart = access.write && MOVES.start_settling.from.includes(agreement.status);
  const isOpen = agreement.settlement !== null && agreement.settlement !== undefined;
  if (!mayStart && !isOpen) return null;
  return (
    <Block title={t("price.settlement")} anchor="settlement" {...(isOpen && { note: t("price.settlement.hint") })}>
      {isOpen && <SettlementAmounts />}
      {isOpen && <DeductionWarning />}
      <Group gap="sm" mt={isOpen ? "md" : 0}>
        <Moves of={SETTLING} />
        {isOpen && <SettlementStatementButton />}
      </Group>
    </Block>
  );
}
