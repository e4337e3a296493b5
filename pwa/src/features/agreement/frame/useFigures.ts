import { nightsOf } from "shared-schema/itinerary/nights";
import { useText } from "../../../ui/i18n.ts";
import { frameMessages } from "./messages.ts";
import { useShow } from "./show.ts";
import { useWorkspace } from "./workspace.ts";

type FigureKey = "nights" | "distance" | "fuel" | "total" | "rate" | "grand";

interface Figure {
  key: FigureKey;
  value: string;
  why: string;
  strong: boolean;
}

/** The figures of the summary in words and units, each with its reason; and what is still needed for a total, or that there is none. */
export function useFigures(): { figures: Figure[]; needs: string | null } {
  const t = useText(frameMessages);
  const show = useShow();
  const { agreement, plan, failed } = useWorkspace();
  if (!plan) {
    const keys: FigureKey[] = ["nights", "distance", "fuel", "total", "rate", "grand"];
    const value = failed ? show.missing : "…";
    const total = failed ? t("agreement.summary.failed") : value;
    const figures = keys.map((key) => ({ key, value: key === "total" ? total : value, why: "", strong: false }));
    return { figures, needs: null };
  }
  const { itinerary, tax, price } = plan;
  const { nm } = itinerary.totals;
  const nights = nightsOf(itinerary.journey, agreement);
  const sailed = itinerary.legs.length > 0;
  const missing = price.missing.map((key) => t(`agreement.needs.${key}`));
  const whyNights =
    nights === null
      ? t("agreement.why.nights.none")
      : t(nights.origin === "journey" ? "agreement.why.nights" : "agreement.why.nights.agreed", {
          start: show.instant(nights.start),
          end: show.instant(nights.end),
        });
  const figures: Figure[] = [
    { key: "nights", value: nights === null ? show.missing : String(nights.count), why: whyNights, strong: false },
    {
      key: "distance",
      value: sailed ? show.nm(nm.total) : show.missing,
      why: sailed
        ? t("agreement.why.distance", { journey: show.nm(nm.journey), routing: show.nm(nm.routing) })
        : t("agreement.why.distance.none"),
      strong: false,
    },
    {
      key: "fuel",
      value: show.litres(price.total_fuel_consumption),
      why: t("agreement.why.fuel", {
        journey: show.litres(agreement.journey_consumption ?? itinerary.journey_cons_estimate),
        routing: show.litres(agreement.routing_consumption ?? itinerary.routing_cons_estimate),
      }),
      strong: false,
    },
    {
      key: "total",
      value: show.money(price.total_agreement_price),
      why: t("agreement.why.total", {
        net: show.money(price.net_total),
        oil: show.money(price.total_oil_price),
        services: show.money(price.total_services_price),
        vat: show.money(price.vat_amount),
      }),
      strong: true,
    },
    { key: "rate", value: show.rate(tax.effective_vat_rate), why: t("agreement.why.rate"), strong: false },
    {
      key: "grand",
      value: show.money(price.grand_total_price),
      why: t("agreement.why.grand", {
        total: show.money(price.total_agreement_price),
        apa: show.money(price.requested_cea_amount),
        deposit: show.money(price.requested_deposit_amount),
      }),
      strong: true,
    },
  ];
  return { figures, needs: missing.length > 0 ? t("agreement.why.needs", { list: missing.join(", ") }) : null };
}
