import { SimpleGrid } from "@mantine/core";
import type { HeadIn } from "shared-schema/agreement/head/fields";
import { type AgreementPatch, patchAgreement } from "../../../store/commands/agreement/agreements.ts";
import { fieldPath } from "../../../store/drafts/fieldPath.ts";
import { saved } from "../../../ui/feedback/saving.ts";
import { DateTimeField } from "../../../ui/fields/DateTimeField.tsx";
import { useText } from "../../../ui/i18n.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { overviewMessages } from "./messages.ts";

/**
 * Delivery and redelivery, and the periods in which the yacht is positioned before and after: on the clock of the first and the last
 * waypoint, in UTC without a route.
 */
export function HeadDates() {
  const t = useText(overviewMessages);
  const { id, agreement, may, plan } = useWorkspace();
  const save = (patch: Pick<AgreementPatch, HeadIn<"form">>) => saved(patchAgreement(id, patch));
  const { delivery_date: from, redelivery_date: to } = agreement;
  const stops = plan?.itinerary.waypoints ?? [];
  const [zoneOfStart, zoneOfEnd] = [stops[0]?.timezone ?? "UTC", stops.at(-1)?.timezone ?? "UTC"];
  const backwards = from !== null && to !== null && Date.parse(to) < Date.parse(from);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <DateTimeField
        label={t("overview.field.delivery_date")}
        value={agreement.delivery_date}
        zone={zoneOfStart}
        disabled={!may.terms}
        path={fieldPath("agreements", id, "delivery_date")}
        onSave={(delivery_date) => save({ delivery_date })}
      />
      <DateTimeField
        label={t("overview.field.redelivery_date")}
        value={agreement.redelivery_date}
        zone={zoneOfEnd}
        near={from}
        error={backwards ? t("overview.order") : undefined}
        minDate={from?.slice(0, 10)}
        disabled={!may.terms}
        path={fieldPath("agreements", id, "redelivery_date")}
        onSave={(redelivery_date) => save({ redelivery_date })}
      />
      <DateTimeField
        label={t("overview.field.positioning_toward_start")}
        value={agreement.positioning_toward_start}
        zone={zoneOfStart}
        disabled={!may.terms}
        path={fieldPath("agreements", id, "positioning_toward_start")}
        onSave={(positioning_toward_start) => save({ positioning_toward_start })}
      />
      <DateTimeField
        label={t("overview.field.positioning_return_end")}
        value={agreement.positioning_return_end}
        zone={zoneOfEnd}
        disabled={!may.terms}
        path={fieldPath("agreements", id, "positioning_return_end")}
        onSave={(positioning_return_end) => save({ positioning_return_end })}
      />
    </SimpleGrid>
  );
}
