import { Anchor, Button, Group, Text } from "@mantine/core";
import { Link } from "react-router";
import { byPos } from "shared-schema/agreement/order";
import { isFuelFromApa, lacksFuel } from "shared-schema/pricing/fuel";
import type { PriceFigures } from "shared-schema/pricing/price";
import { useCountryName } from "#forms/useCountryName.ts";
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
import { WhatIfButton } from "../../whatIf/WhatIfButton.tsx";
import { priceMessages } from "../messages.ts";
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
    <Block title={t("price.total")} actions={<Actions />}>
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
          <Line name={t("price.line.oil")}>
            <Oil />
          </Line>
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
          <Line name={<VatName />}>
            <Amount name="vat_amount" />
          </Line>
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

/** Lines that do not depend on the rate, and so on no estimated time. */
const WITHOUT_RATE: readonly string[] = ["total_oil_price", "total_services_price", "net_total"];
/** Sums that fuel is part of. */
const WITH_FUEL: readonly string[] = ["net_total", "total_agreement_price", "grand_total_price"];

/** The price of the fuel; without one it is not told as 0. */
function Oil() {
  const t = useText(priceMessages);
  const { agreement, plan } = useWorkspace();
  const isPriced = Object.values(agreement.fuel_bunkers).some(({ price_per_litre }) => price_per_litre !== null);
  if (!plan || isPriced) return <Amount name="total_oil_price" />;
  if (isFuelFromApa(agreement)) return t("price.oil.apa");
  return lacksFuel(agreement, plan.price.total_fuel_consumption) ? (
    t("price.oil.none")
  ) : (
    <Amount name="total_oil_price" />
  );
}

/** The amount of a line, which tells on a tap how it came about. */
function Amount({ name }: { name: keyof Omit<PriceFigures, "total_fuel_consumption"> }) {
  const show = useShow();
  const { plan } = useWorkspace();
  if (!plan) return "…";
  const value = plan.price[name];
  const isKnown = WITHOUT_RATE.includes(name);
  const shown = WITH_FUEL.includes(name) ? show.sum(value, isKnown) : isKnown ? show.money(value) : show.total(value);
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

/** «VAT 5.27% (France)», which leads to its reasons. */
function VatName() {
  const t = useText(priceMessages);
  const show = useShow();
  const countryName = useCountryName();
  const { id, plan } = useWorkspace();
  const tax = plan?.tax;
  if (!tax || tax.effective_vat_rate === null) return t("price.line.vat");
  const rate = show.effectiveRate(tax.effective_vat_rate);
  return (
    <>
      {t("price.vat", { rate, country: countryName(tax.vat_country) ?? show.missing })}{" "}
      <Anchor
        component={Link}
        size="sm"
        to={sectionAddress(id, "price", "tax")}
        aria-label={t("price.tax.why", { rate })}
      >
        {t("price.tax.whyShort")}
      </Anchor>
    </>
  );
}

/** The actions on the price as a whole, and the way past its parts to the payment plan. */
function Actions() {
  const t = useText(planMessages);
  const { id } = useWorkspace();
  return (
    <Group gap="sm">
      <Button component={Link} to={sectionAddress(id, "price", "cruise.contract_payment_calls")} variant="subtle">
        {t("plan.title")}
      </Button>
      <WhatIfButton />
    </Group>
  );
}
