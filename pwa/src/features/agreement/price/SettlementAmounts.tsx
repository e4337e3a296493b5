import { SimpleGrid } from "@mantine/core";
import { type AgreementPatch, patchAgreement } from "../../../store/commands/agreements.ts";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { useText } from "../../../ui/i18n.ts";
import { saved } from "../../../ui/saving.ts";
import { Block } from "../frame/Block.tsx";
import { useShow } from "../frame/show.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { priceMessages } from "./messages.ts";

/** What the client really spent and what is kept of the deposit: entered while the agreement is settled. */
export function SettlementAmounts() {
  const t = useText(priceMessages);
  const show = useShow();
  const { id, agreement, may } = useWorkspace();
  const save = (patch: AgreementPatch) => saved(patchAgreement(id, patch));
  const entered = agreement.actual_client_expenses !== null || agreement.actual_deposit_deduction !== null;
  if (agreement.status !== "SETTLING" && !entered) return null;
  return (
    <Block title={t("price.settlement")}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          label={t("price.settlement.expenses")}
          value={agreement.actual_client_expenses}
          fixed
          unit={show.currency}
          disabled={!may.settlement}
          onSave={(actual_client_expenses) => save({ actual_client_expenses })}
        />
        <NumberField
          label={t("price.settlement.deduction")}
          value={agreement.actual_deposit_deduction}
          fixed
          unit={show.currency}
          disabled={!may.settlement}
          onSave={(actual_deposit_deduction) => save({ actual_deposit_deduction })}
        />
      </SimpleGrid>
    </Block>
  );
}
