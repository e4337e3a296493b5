import { SimpleGrid } from "@mantine/core";
import { type AgreementPatch, patchAgreement } from "../../../store/commands/agreement/agreements.ts";
import { fieldPath } from "../../../store/drafts/fieldPath.ts";
import { saved } from "../../../ui/feedback/saving.ts";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { useText } from "../../../ui/i18n.ts";
import { Figures } from "../../../ui/layout/Figures.tsx";
import { Block } from "../frame/Block.tsx";
import { useShow } from "../frame/format/format.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { priceMessages } from "./messages.ts";

/** The client's actual expenses and the part of the deposit that is kept, entered while the agreement is settled. */
export function SettlementAmounts() {
  const t = useText(priceMessages);
  const show = useShow();
  const { id, access, agreement, may } = useWorkspace();
  const save = (patch: AgreementPatch) => saved(patchAgreement(id, patch));
  const entered = agreement.actual_client_expenses !== null || agreement.actual_deposit_deduction !== null;
  if (agreement.status !== "SETTLING" && !entered) return null;
  if (!access.write) {
    const lines = (["actual_client_expenses", "actual_deposit_deduction"] as const).map((key) => ({
      label: t(`price.field.${key}`),
      value: show.money(agreement[key]),
    }));
    return (
      <Block title={t("price.settlement")}>
        <Figures lines={lines} />
      </Block>
    );
  }
  return (
    <Block title={t("price.settlement")}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          label={t("price.field.actual_client_expenses")}
          value={agreement.actual_client_expenses}
          decimals={show.decimals}
          fixed
          unit={show.currency}
          disabled={!may.settlement}
          path={fieldPath("agreements", id, "actual_client_expenses")}
          onSave={(actual_client_expenses) => save({ actual_client_expenses })}
        />
        <NumberField
          label={t("price.field.actual_deposit_deduction")}
          value={agreement.actual_deposit_deduction}
          decimals={show.decimals}
          fixed
          unit={show.currency}
          disabled={!may.settlement}
          path={fieldPath("agreements", id, "actual_deposit_deduction")}
          onSave={(actual_deposit_deduction) => save({ actual_deposit_deduction })}
        />
      </SimpleGrid>
    </Block>
  );
}
