import { nightsOf } from "shared-schema/itinerary/nights";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../format/format.ts";
import { frameMessages } from "../messages.ts";
import { useShownPlan } from "../workspace/useShownPlan.ts";
import { useWorkspace } from "../workspace/workspace.ts";

type FigureKey = "nights" | "distance" | "fuel" | "total" | "rate" | "grand";

interface Figure {
  key: FigureKey;
  value: string;
  why: string;
  strong: boolean;
}

const PRICES: readonly FigureKey[] = ["total", "rate", "grand"];

/** The figures of the summary in words and units, each with its reason; without prices for a reader who does not see them. */
export function useFigures(): Figure[] {
  const { access } = useWorkspace();
  const figures = useAllFigures();
  return access.contract ? figures : figures.filter(({ key }) => !PRICES.includes(key));
}

function useAllFigures(): Figure[] {
  const t = useText(frameMessages);
  const show = useShow();
  const { agreement, failed } = useWorkspace();
  const { plan } = useShownPlan();
  if (!plan || failed) {
    const keys: FigureKey[] = ["nights", "distance", "fuel", "total", "rate", "grand"];
    const value = failed ? show.missing : "…";
    const total = failed ? t("agreement.summary.failed") : value;
    return keys.map((key) => ({ key, value: key === "total" ? total : value, why: "", strong: false }));
  }
  const { itinerary, tax, price } = plan;
  const { nm } = itinerary.totals;
  const nights = nightsOf(itinerary.journey, agreement);
  const sailed = itinerary.legs.length > 0;
  const whyNights =
    nights === null
      ? t("agreement.why.nights.none")
      : t(nights.origin === "journey" ? "agreement.why.nights" : "agreement.why.nights.agreed", {
          start: show.instant(nights.start),
          end: show.instant(nights.end),
        });
  return [
    {
      key: "nights",
      value: nights === null ? show.missing : show.about(String(nights.count), nights.estimated),
      why: whyNights,
      strong: false,
    },
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
      value: show.sum(price.total_agreement_price),
      why: t("agreement.why.total", {
        net: show.money(price.net_total),
        oil: show.money(price.total_oil_price),
        services: show.money(price.total_services_price),
        vat: show.total(price.vat_amount),
      }),
      strong: true,
    },
    { key: "rate", value: show.effectiveRate(tax.effective_vat_rate), why: t("agreement.why.rate"), strong: false },
    {
      key: "grand",
      value: show.sum(price.grand_total_price),
      why: t("agreement.why.grand", {
        total: show.sum(price.total_agreement_price),
        apa: show.total(price.requested_cea_amount),
        deposit: show.total(price.requested_deposit_amount),
      }),
      strong: true,
    },
  ];
}
