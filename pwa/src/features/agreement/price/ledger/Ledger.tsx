import { Anchor, Button, Text } from "@mantine/core";
import { Link } from "react-router";
import { byPos } from "shared-schema/agreement/order";
import { isFuelFromApa } from "shared-schema/pricing/fuel";
import type { PriceFigures } from "shared-schema/pricing/price";
import { fieldPath } from "#store/drafts/fieldPath.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import { Block } from "../../frame/Block.tsx";
import { Figure } from "../../frame/derivation/Figure.tsx";
import { useShow } from "../../frame/format/format.ts";
import { sectionAddress } from "../../frame/nav/sections.ts";
import { EstimatedTimes } from "../../frame/summary/EstimatedTimes.tsx";
import { TotalNeeds } from "../../frame/summary/TotalNeeds.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { planMessages } from "../../money/planMessages.ts";
import { MoreLine } from "../flow/MoreLine.tsx";
import { FuelLine } from "../fuel/FuelLine.tsx";
import { priceMessages } from "../messages.ts";
import { VatLine } from "../tax/VatLine.tsx";
import { AmountField, ShareField } from "./LedgerField.tsx";
import { Line } from "./Line.tsx";
import classes from "./ledger.module.css";

type EditedInLine = "base_price_cruising" | "base_price_routing" | "requested_cea_ratio" | "requested_deposit_ratio";

/** The price line by line, down to the grand total; what is agreed is edited in its line. */
export function Ledger() {
  const t = useText(priceMessages);
  const { id, agreement, access, may, plan, missing } = useWorkspace();
  const path = (field: EditedInLine) => fieldPath("agreements", id, field);
  const positioned = Object.values(agreement.waypoints).some((waypoint) => waypoint.is_routing);
  return (
    <Block title={t("price.total")} actions={<PlanLink />}>
      <table className={classes.lines}>
        <tbody>
          <Line name={t("price.line.cruising")} path={path("base_price_cruising")}>
            <AmountField label={t("price.base.cruising")} field="base_price_cruising" required />
          </Line>
          {/* Without positioning its price may be empty: for a reader there is no line. */}
          {(may.terms || positioned || agreement.base_price_routing !== null) && (
            <Line name={t("price.line.routing")} path={path("base_price_routing")}>
              <AmountField label={t("price.base.routing")} field="base_price_routing" required={positioned} />
            </Line>
          )}
          <FuelLine />
          <Line
            name={
              access.write ? (
                <Anchor component={Link} to={sectionAddress(id, "services")}>
                  {t("price.line.services")}
                </Anchor>
              ) : (
                <Services />
              )
            }
          >
            <Amount name="total_services_price" />
          </Line>
          <Line name={t("price.line.net")} kind="sum">
            <Amount name="net_total" />
          </Line>
          <VatLine />
          <Line name={t(isFuelFromApa(agreement) ? "price.totalWithoutFuel" : "price.totalWithFuel")} kind="sum">
            <Amount name="total_agreement_price" />
          </Line>
          <Line
            name={t("price.line.apa")}
            path={path("requested_cea_ratio")}
            share={<ShareField label={t("price.field.requested_cea_ratio")} field="requested_cea_ratio" />}
          >
            {agreement.requested_cea_ratio ? <Amount name="requested_cea_amount" /> : t("price.notAsked")}
          </Line>
          <Line
            name={t("price.line.deposit")}
            path={path("requested_deposit_ratio")}
            share={<ShareField label={t("price.field.requested_deposit_ratio")} field="requested_deposit_ratio" />}
          >
            {agreement.requested_deposit_ratio ? <Amount name="requested_deposit_amount" /> : t("price.notAsked")}
          </Line>
          <Line name={t("price.line.grand")} kind="grand">
            <Amount name="grand_total_price" />
          </Line>
          <MoreLine />
        </tbody>
      </table>
      {/* Below the lines: they come with the plan, when someone may be typing an amount. */}
      {access.write && missing.forTotal.length > 0 && (
        <Notice tone="wait">
          <TotalNeeds />
        </Notice>
      )}
      {access.write && plan !== null && plan.estimated.length > 0 && (
        <Notice tone="wait">
          <EstimatedTimes />
        </Notice>
      )}
    </Block>
  );
}

/** Leads to the payment plan where it is below the ledger; on wide screens they face each other. */
function PlanLink() {
  const t = useText(planMessages);
  const { id } = useWorkspace();
  return (
    <Button
      component={Link}
      to={sectionAddress(id, "price", "cruise.contract_payment_calls")}
      variant="subtle"
      hiddenFrom="lg"
    >
      {t("plan.title")}
    </Button>
  );
}

/** The lines that do not depend on the rate, and so on no estimated time. */
const WITHOUT_RATE: readonly string[] = ["total_services_price", "net_total"];
/** Sums that fuel is part of. */
const WITH_FUEL: readonly string[] = ["net_total", "total_agreement_price", "grand_total_price"];
/** The totals tell on a tap how they came about, and so do all parts of them there. */
const EXPLAINED: readonly string[] = ["total_agreement_price", "grand_total_price"];

/** The amount of a line. */
function Amount({ name }: { name: keyof Omit<PriceFigures, "total_fuel_consumption"> }) {
  const show = useShow();
  const { plan } = useWorkspace();
  if (!plan) return "…";
  const value = plan.price[name];
  const isKnown = WITHOUT_RATE.includes(name);
  const shown = WITH_FUEL.includes(name) ? show.sum(value, isKnown) : isKnown ? show.money(value) : show.total(value);
  if (!EXPLAINED.includes(name)) return shown;
  return (
    <Figure name={name} value={value}>
      {shown}
    </Figure>
  );
}

/** The services by name, for readers: the section where they are entered is not theirs. */
function Services() {
  const t = useText(priceMessages);
  const { agreement } = useWorkspace();
  const names = byPos(agreement.special_conditions).flatMap(([, { name }]) => name ?? []);
  return (
    <>
      {t("price.line.services")}
      {names.length > 0 && (
        <Text size="sm" c="dimmed">
          {names.join(", ")}
        </Text>
      )}
    </>
  );
}
