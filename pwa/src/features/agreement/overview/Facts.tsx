import { Anchor, Group, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Status } from "shared-schema/agreement/schema";
import { isFuelFromApa } from "shared-schema/pricing/fuel";
import { useText } from "../../../ui/i18n.ts";
import { StatusTag } from "../../../ui/marks/StatusTag.tsx";
import { useShow } from "../frame/format/format.ts";
import { sectionAddress } from "../frame/nav/sections.ts";
import { StatusBadge } from "../frame/workspace/StatusBadge.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { useParties } from "../people/useParties.ts";
import { overviewMessages } from "./messages.ts";
import classes from "./overview.module.css";

/** Client, status, type and schedule, one line each; the total and the tax for those who see prices. */
export function Facts() {
  const t = useText(overviewMessages);
  const show = useShow();
  const { access, agreement, plan } = useWorkspace();
  const { delivery_date, redelivery_date } = agreement;
  const scheduled = delivery_date !== null && redelivery_date !== null;
  return (
    <dl className={classes.facts}>
      <Fact name={t("overview.clients")}>
        <ClientNames />
      </Fact>
      <Fact name={t("overview.status")}>
        <Group gap={6}>
          <StatusBadge status={agreement.status} version={agreement.version} />
          <Generated count={agreement.generated_versions_len} status={agreement.status} />
        </Group>
      </Fact>
      <Fact name={t("overview.field.contract_type")}>{t(`overview.type.${agreement.contract_type}`)}</Fact>
      {access.contract && (
        <>
          <Fact name={t("overview.total")}>
            <span className={classes.strong}>{plan ? show.sum(plan.price.total_agreement_price) : "…"}</span>
            {isFuelFromApa(agreement) && (
              <Text size="sm" c="dimmed">
                {t("overview.fuelFromApa")}
              </Text>
            )}
          </Fact>
          <Fact name={t("overview.rate")}>{plan ? show.effectiveRate(plan.tax.effective_vat_rate) : "…"}</Fact>
        </>
      )}
      <Fact name={t("overview.schedule")}>
        {scheduled
          ? t("overview.schedule.range", {
              from: show.endOfSchedule(delivery_date),
              to: show.endOfSchedule(redelivery_date),
            })
          : t("overview.schedule.none")}
      </Fact>
    </dl>
  );
}

/** The generated versions beside the status that says how far the work is: the contract, and its addenda. */
function Generated({ count, status }: { count: number; status: Status }) {
  const t = useText(overviewMessages);
  return (
    <>
      {count > 0 && status !== "CONTRACT" && <StatusTag tone="plain">{t("overview.generated.contract")}</StatusTag>}
      {count > (status === "ADDENDUM" ? 2 : 1) && (
        <StatusTag tone="plain">{t("overview.generated.addenda", { count: count - 1 })}</StatusTag>
      )}
    </>
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
