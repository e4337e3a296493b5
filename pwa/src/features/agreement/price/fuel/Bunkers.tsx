import { Button, Text } from "@mantine/core";
import { byPos } from "shared-schema/agreement/order";
import type { FuelBunker } from "shared-schema/agreement/schema";
import { isEmptyBunker, isFuelFromApa } from "shared-schema/pricing/fuel";
import { patchAgreement } from "#store/commands/agreement/agreements.ts";
import { addBunker } from "#store/commands/agreement/bunkers.ts";
import { fieldPath } from "#store/drafts/fieldPath.ts";
import { saved } from "#ui/feedback/saving.ts";
import { CheckboxField } from "#ui/fields/CheckboxField.tsx";
import { useText } from "#ui/i18n.ts";
import { PlusIcon } from "#ui/icons.tsx";
import { Figures } from "#ui/layout/Figures.tsx";
import { Block } from "../../frame/Block.tsx";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { BunkerRow } from "./BunkerRow.tsx";
import { priceMessages } from "../messages.ts";

/** The fuel to be taken, in the order in which it is used. */
export function Bunkers() {
  const t = useText(priceMessages);
  const { id, access, agreement, may } = useWorkspace();
  const show = useShow();
  const bunkers = byPos(agreement.fuel_bunkers);
  const lineOf = ({ quantity, price_per_litre }: FuelBunker, index: number) => ({
    label: t("price.bunker", { number: index + 1 }),
    value: t("price.bunker.line", { litres: show.litres(quantity), price: show.litrePrice(price_per_litre) }),
  });
  return (
    <Block
      title={t("price.bunkers")}
      note={t("price.bunkers.hint")}
      actions={
        may.terms && (
          <Button variant="default" leftSection={<PlusIcon />} onClick={() => addBunker(id)}>
            {t("price.bunker.add")}
          </Button>
        )
      }
    >
      {access.write && agreement.contract_type === "CHARTER" && (
        <CheckboxField
          label={t("price.fuelFromApa")}
          description={t("price.fuelFromApa.hint")}
          value={agreement.fuel_from_apa === true}
          disabled={!may.terms}
          path={fieldPath("agreements", id, "fuel_from_apa")}
          onSave={(fuel_from_apa) => saved(patchAgreement(id, { fuel_from_apa }))}
        />
      )}
      {!access.write && isFuelFromApa(agreement) && <Text size="sm">{t("price.fuelFromApa")}</Text>}
      {access.write ? (
        bunkers.map(([partId, bunker], index) => (
          <BunkerRow key={partId} partId={partId} bunker={bunker} index={index} deletable={bunkers.length > 1} />
        ))
      ) : (
        <Figures
          lines={bunkers
            .map(([, bunker]) => bunker)
            .flatMap((bunker, index) => (isEmptyBunker(bunker) ? [] : [lineOf(bunker, index)]))}
        />
      )}
    </Block>
  );
}
