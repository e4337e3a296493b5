import { SimpleGrid } from "@mantine/core";
import { type AgreementPatch, patchAgreement } from "../../../store/commands/agreements.ts";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { useText } from "../../../ui/i18n.ts";
import { saved } from "../../../ui/saving.ts";
import { Block } from "../frame/Block.tsx";
import { useShow } from "../frame/show.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { priceMessages } from "./messages.ts";

/** The prices of the yacht itself: for the cruise, and for bringing it there and back. */
export function BasePrices() {
  const t = useText(priceMessages);
  const show = useShow();
  const { id, agreement, may } = useWorkspace();
  const save = (patch: AgreementPatch) => saved(patchAgreement(id, patch));
  return (
    <Block title={t("price.base")}>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NumberField
          label={t("price.base.cruising")}
          name="cruise.base_price_cruising"
          value={agreement.base_price_cruising}
          fixed
          unit={show.currency}
          required="warn"
          disabled={!may.terms}
          onSave={(base_price_cruising) => save({ base_price_cruising })}
        />
        <NumberField
          label={t("price.base.routing")}
          name="cruise.base_price_routing"
          value={agreement.base_price_routing}
          fixed
          unit={show.currency}
          required="warn"
          disabled={!may.terms}
          onSave={(base_price_routing) => save({ base_price_routing })}
        />
      </SimpleGrid>
    </Block>
  );
}
