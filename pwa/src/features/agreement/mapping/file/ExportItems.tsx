import { Menu } from "@mantine/core";
import type { ReactElement } from "react";
import { scheduleIcs } from "shared-schema/export/ics";
import { stopsOf } from "shared-schema/export/stops";
import type { Itinerary } from "shared-schema/itinerary/itinerary";
import { inWords } from "#ui/feedback/refusalMessage.tsx";
import { useLanguage, useText } from "#ui/i18n.ts";
import { saveFile } from "#ui/saveFile.ts";
import { documentWorker } from "#workers/documents/documents.ts";
import { useShow } from "../../frame/format/format.ts";
import { reasonOf } from "../../frame/workspace/reasonOf.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { fileMessages } from "./fileMessages.ts";

interface Props {
  onFailure: (message: ReactElement | null) => void;
}

/** The route as files, in a menu: for plotters, on paper, and for calendars; made on this device, without a connection too. */
export function ExportItems({ onFailure }: Props) {
  const t = useText(fileMessages);
  const language = useLanguage();
  const show = useShow();
  const { id, agreement, inputs, plan } = useWorkspace();
  const itinerary = plan && plan.itinerary.waypoints.length > 0 ? plan.itinerary : null;
  const stem = `route-${show.agreementId(id)}`;
  const { name } = agreement;

  const make = async (write: (route: Itinerary) => Promise<void>) => {
    if (!itinerary) return;
    onFailure(null);
    try {
      await write(itinerary);
    } catch (cause) {
      onFailure(reasonOf(cause, () => t("file.failed")));
    }
  };
  const gpx = () =>
    make(async (route) => {
      const text = await documentWorker.ask((remote) => remote.gpx(name, route, agreement.waypoints, language));
      await saveFile(`${stem}.gpx`, text, "application/gpx+xml");
    });
  const passagePlan = () =>
    make(async (route) => {
      const facts = {
        id,
        name,
        yacht: inputs?.yacht ?? null,
        plan: route,
        issuedAt: new Date().toISOString(),
        language,
      };
      const bytes = await documentWorker.ask((remote) => remote.passagePlan(facts));
      saveFile(`passage-plan-${show.agreementId(id)}.pdf`, Uint8Array.from(bytes), "application/pdf");
    });
  const ics = () =>
    make(async (route) => {
      const text = scheduleIcs({
        id,
        name,
        waypoints: stopsOf(route, language),
        delivery: agreement.delivery_date,
        redelivery: agreement.redelivery_date,
        signed: agreement.status !== "DRAFT" && agreement.status !== "LOCKED",
        now: new Date().toISOString(),
        language,
      });
      if (text === null) return onFailure(inWords(() => t("file.ics.empty")));
      saveFile(`schedule-${show.agreementId(id)}.ics`, text, "text/calendar");
    });
  return (
    <>
      <Menu.Item disabled={!itinerary} onClick={gpx}>
        {t("file.gpx")}
      </Menu.Item>
      <Menu.Item disabled={!itinerary} onClick={passagePlan}>
        {t("file.passagePlan")}
      </Menu.Item>
      <Menu.Item disabled={!itinerary} onClick={ics}>
        {t("file.ics")}
      </Menu.Item>
    </>
  );
}
