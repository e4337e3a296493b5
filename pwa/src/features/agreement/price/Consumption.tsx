import { Group, SimpleGrid, Text } from "@mantine/core";
import { type AgreementPatch, patchAgreement } from "../../../store/commands/agreements.ts";
import { NumberField } from "../../../ui/fields/NumberField.tsx";
import { useText } from "../../../ui/i18n.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { saved } from "../../../ui/saving.ts";
import { Block } from "../frame/Block.tsx";
import { useShow } from "../frame/show.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { priceMessages } from "./messages.ts";

/** Litres: estimated from route and yacht, or entered; an empty field follows the estimate. */
export function Consumption() {
  const t = useText(priceMessages);
  const show = useShow();
  const { id, agreement, may, plan } = useWorkspace();
  const save = (patch: AgreementPatch) => saved(patchAgreement(id, patch));
  const hint = (litres: number | null | undefined) =>
    [t("price.fuel.estimate", { litres: show.litres(litres) }), may.terms ? t("price.fuel.follows") : ""].join(" ");
  const unknown = plan?.itinerary.warnings.includes("consumption-data-missing") === true;
  return (
    <Block title={t("price.fuel")}>
      {unknown && <Notice tone="wait">{t("price.fuel.noEstimate")}</Notice>}
      <SimpleGrid cols={{ base: 1, xs: 2 }} mt={unknown ? "md" : 0}>
        <NumberField
          label={t("price.fuel.journey")}
          name="cruise.journey_consumption"
          value={agreement.journey_consumption}
          decimals={1}
          unit="L"
          description={hint(plan?.itinerary.journey_cons_estimate)}
          disabled={!may.terms}
          onSave={(journey_consumption) => save({ journey_consumption })}
        />
        <NumberField
          label={t("price.fuel.routing")}
          name="cruise.routing_consumption"
          value={agreement.routing_consumption}
          decimals={1}
          unit="L"
          description={hint(plan?.itinerary.routing_cons_estimate)}
          disabled={!may.terms}
          onSave={(routing_consumption) => save({ routing_consumption })}
        />
      </SimpleGrid>
      <Group justify="space-between" pt="md">
        <Text fw={600}>{t("price.fuel.total")}</Text>
        <Text fw={600}>{plan ? show.litres(plan.price.total_fuel_consumption) : "…"}</Text>
      </Group>
    </Block>
  );
}
