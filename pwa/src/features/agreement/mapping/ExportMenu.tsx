import { Button, Menu } from "@mantine/core";
import { useState } from "react";
import { scheduleIcs } from "shared-schema/exchange/ics";
import { stopsOf } from "shared-schema/exchange/stops";
import type { Itinerary } from "shared-schema/itinerary/itinerary";
import { useYacht } from "../../../store/documents.ts";
import { useLanguage, useText } from "../../../ui/i18n.ts";
import { saveFile } from "../../../ui/saveFile.ts";
import { exchangeWorker } from "../../../workers/exchange/exchange.ts";
import { useShow } from "../frame/show.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { exchangeMessages } from "./exchangeMessages.ts";

interface Props {
  onFailure: (message: string) => void;
}

/** The route as files: for plotters, on paper, and for calendars; made on this device, without a connection too. */
export function ExportMenu({ onFailure }: Props) {
  const t = useText(exchangeMessages);
  const language = useLanguage();
  const show = useShow();
  const { id, agreement, plan } = useWorkspace();
  const yacht = useYacht(agreement.yacht_id);
  const [busy, setBusy] = useState(false);
  const itinerary = plan && plan.itinerary.waypoints.length > 0 ? plan.itinerary : null;
  const stem = `route-${show.agreementId(id)}`;
  const { name } = agreement;

  const make = async (write: (route: Itinerary) => Promise<void>) => {
    if (!itinerary) return;
    setBusy(true);
    try {
      await write(itinerary);
    } catch {
      onFailure(t("exchange.failed"));
    } finally {
      setBusy(false);
    }
  };
  const gpx = () =>
    make(async (route) => {
      const text = await exchangeWorker().gpx(name, route, agreement.waypoints);
      await saveFile(`${stem}.gpx`, text, "application/gpx+xml");
    });
  const passagePlan = () =>
    make(async (route) => {
      const facts = {
        id,
        name,
        yacht: yacht?.body ?? null,
        plan: route,
        issuedAt: new Date().toISOString(),
        language,
      };
      const bytes = await exchangeWorker().passagePlan(facts);
      saveFile(`passage-plan-${show.agreementId(id)}.pdf`, Uint8Array.from(bytes), "application/pdf");
    });
  const ics = () =>
    make(async (route) => {
      const text = scheduleIcs({
        id,
        name,
        waypoints: stopsOf(route),
        delivery: agreement.delivery_date,
        redelivery: agreement.redelivery_date,
        signed: agreement.status !== "DRAFT" && agreement.status !== "LOCKED",
        now: new Date().toISOString(),
        language,
      });
      saveFile(`schedule-${show.agreementId(id)}.ics`, text, "text/calendar");
    });
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <Button variant="default" px={12} loading={busy} disabled={!itinerary}>
          {t("exchange.export")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={gpx}>{t("exchange.gpx")}</Menu.Item>
        <Menu.Item onClick={passagePlan}>{t("exchange.passagePlan")}</Menu.Item>
        <Menu.Item onClick={ics}>{t("exchange.ics")}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
