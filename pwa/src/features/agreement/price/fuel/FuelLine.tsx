import { byPos } from "shared-schema/agreement/order";
import { isEmptyBunker, isFuelFromApa, lacksFuel } from "shared-schema/pricing/fuel";
import { fieldPath } from "#store/drafts/fieldPath.ts";
import { useIsInDispute } from "#ui/fields/autosave/conflicts.tsx";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { FoldLine } from "../ledger/FoldLine.tsx";
import { useFold } from "../ledger/useFold.ts";
import { priceMessages } from "../messages.ts";
import { Bunkers } from "./Bunkers.tsx";
import { Consumption } from "./Consumption.tsx";

const FIELDS = ["journey_consumption", "routing_consumption", "fuel_from_apa"] as const;
const BUNKER_FIELDS = ["price_per_litre", "quantity", "quantity_used"] as const;

/** The price of the fuel; consumption and bunkers unfold below it. */
export function FuelLine() {
  const t = useText(priceMessages);
  const show = useShow();
  const isInDispute = useIsInDispute();
  const { id, agreement, access, plan } = useWorkspace();
  const bunkers = byPos(agreement.fuel_bunkers);
  const paths = [
    ...FIELDS.map((field) => fieldPath("agreements", id, field)),
    ...bunkers.flatMap(([partId]) =>
      BUNKER_FIELDS.map((field) => fieldPath("agreements", id, "fuel_bunkers", partId, field)),
    ),
  ];
  const lacks = plan !== null && lacksFuel(agreement, plan.price.total_fuel_consumption);
  const isOver = plan?.price.bunkers.some(({ danger }) => danger) === true;
  const isUnknown = plan?.itinerary.warnings.includes("consumption-data-missing") === true;
  const [isOpened, toggle] = useFold({
    holds: (path) => paths.some((own) => own === path),
    needed: access.write && (lacks || isOver || isUnknown || isInDispute(paths)),
  });
  const litres = plan?.price.total_fuel_consumption ?? null;
  const used = bunkers
    .map(([, bunker]) => bunker)
    .filter((bunker) => !isEmptyBunker(bunker))
    .map(({ quantity, price_per_litre }) =>
      t("price.bunker.line", { litres: show.litres(quantity), price: show.litrePrice(price_per_litre) }),
    );
  return (
    <FoldLine
      name={litres === null ? t("price.line.oil") : `${t("price.line.oil")}, ${show.litres(litres)}`}
      note={used.length > 0 ? used.join(" · ") : null}
      amount={<FuelPrice />}
      isOpened={isOpened}
      onToggle={toggle}
    >
      <Consumption />
      <Bunkers />
    </FoldLine>
  );
}

/** The price of the fuel; without one it is not told as 0. */
function FuelPrice() {
  const t = useText(priceMessages);
  const show = useShow();
  const { agreement, plan } = useWorkspace();
  if (!plan) return "…";
  const price = show.money(plan.price.total_oil_price);
  if (Object.values(agreement.fuel_bunkers).some(({ price_per_litre }) => price_per_litre !== null)) return price;
  if (isFuelFromApa(agreement)) return t("price.oil.apa");
  return lacksFuel(agreement, plan.price.total_fuel_consumption) ? t("price.oil.none") : price;
}
