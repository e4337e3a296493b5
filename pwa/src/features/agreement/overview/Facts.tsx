import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useText } from "../../../ui/i18n.ts";
import { StatusBadge } from "../frame/StatusBadge.tsx";
import { sectionAddress } from "../frame/sections.ts";
import { useShow } from "../frame/show.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { useParties } from "../parties/useParties.ts";
import { overviewMessages } from "./messages.ts";
import classes from "./overview.module.css";

/** Client, status, type and schedule, one line each. */
export function Facts() {
  const t = useText(overviewMessages);
  const show = useShow();
  const { agreement, plan } = useWorkspace();
  const { delivery_date, redelivery_date } = agreement;
  const scheduled = delivery_date !== null && redelivery_date !== null;
  return (
    <dl className={classes.facts}>
      <Fact name={t("overview.clients")}>
        <ClientNames />
      </Fact>
      <Fact name={t("overview.status")}>
        <StatusBadge status={agreement.status} version={agreement.version} />
      </Fact>
      <Fact name={t("overview.type")}>{t(`overview.type.${agreement.contract_type}`)}</Fact>
      <Fact name={t("overview.total")}>
        <span className={classes.strong}>{plan ? show.money(plan.price.total_agreement_price) : "…"}</span>
      </Fact>
      <Fact name={t("overview.rate")}>{plan ? show.rate(plan.tax.effective_vat_rate) : "…"}</Fact>
      <Fact name={t("overview.schedule")}>
        {scheduled
          ? t("overview.schedule.range", { from: show.instant(delivery_date), to: show.instant(redelivery_date) })
          : t("overview.schedule.none")}
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** One or two names; of more, the first and a link to the others. */
function ClientNames() {
  const t = useText(overviewMessages);
  const { id, may } = useWorkspace();
  const clients = useParties("clients");
  const to = sectionAddress(id, "clients", "cruise.clients");
  const [first] = clients;
  if (!first) {
    return may.terms ? (
      <Anchor component={Link} to={to}>
        {t("overview.clients.set")}
      </Anchor>
    ) : (
      t("overview.clients.none")
    );
  }
  if (clients.length <= 2) return clients.map((client) => client.name).join(", ");
  return (
    <>
      {first.name},{" "}
      <Anchor component={Link} to={to}>
        {t("overview.clients.others", { count: clients.length - 1 })}
      </Anchor>
    </>
  );
}
