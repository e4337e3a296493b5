import { SimpleGrid } from "@mantine/core";
import { type AgreementPatch, patchAgreement } from "../../../store/commands/agreements.ts";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { useText } from "../../../ui/i18n.ts";
import { saved } from "../../../ui/saving.ts";
import { Block } from "../frame/Block.tsx";
import { useShow } from "../frame/show.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { priceMessages } from "./messages.ts";

/** What is asked on top of the price: percent on screen, a share of the total in the agreement. */
export function Ratios() {
  const t = useText(priceMessages);
  const show = useShow();
  const { id, agreement, may, plan } = useWorkspace();
  const save = (patch: AgreementPatch) => saved(patchAgreement(id, patch));
  const amount = (value: number | null | undefined) => t("price.ratios.amount", { money: show.money(value) });
  return (
    <Block title={t("price.ratios")}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          label={t("price.ratios.apa")}
          name="cruise.requested_cea_ratio"
          value={agreement.requested_cea_ratio}
          scale={100}
          max={100}
          decimals={1}
          unit="%"
          description={amount(plan?.price.requested_cea_amount)}
          disabled={!may.terms}
          onSave={(requested_cea_ratio) => save({ requested_cea_ratio })}
        />
        <NumberField
          label={t("price.ratios.deposit")}
          name="cruise.requested_deposit_ratio"
          value={agreement.requested_deposit_ratio}
          scale={100}
          max={100}
          decimals={1}
          unit="%"
          description={amount(plan?.price.requested_deposit_amount)}
          disabled={!may.terms}
          onSave={(requested_deposit_ratio) => save({ requested_deposit_ratio })}
        />
      </SimpleGrid>
    </Block>
  );
}
