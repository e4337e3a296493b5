import { Button, Text } from "@mantine/core";
import { byAgreement } from "shared-schema/next/alertOrder";
import { formatAgreementId } from "shared-schema/pricing/format";
import { useOpenRequests } from "../../store/queries/asked/openRequests.ts";
import { useArrival } from "../../store/queries/documents.ts";
import { dismissAlerts } from "../../store/queries/kept/alertMarks.ts";
import { showDate } from "../../ui/fields/dates.ts";
import { useText } from "../../ui/i18n.ts";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { StillLoading } from "../../ui/layout/StillLoading.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import classes from "./AlertsPage.module.css";
import { DevicePush } from "./DevicePush.tsx";
import { alertMessages } from "./messages.ts";
import { OutdatedBy } from "./OutdatedBy.tsx";
import { type ShownAlert, useAlerts } from "./useAlerts.ts";

/** Everything that needs the viewer, folded by agreement, what needs action first at the top; each with the way to its place. */
export function AlertsPage() {
  const t = useText(alertMessages);
  const alerts = useAlerts();
  const requests = useOpenRequests();
  const arrival = useArrival("agreements", "profiles", "agreement_records");
  const isEmpty = alerts?.length === 0 && requests === 0;
  return (
    <Page narrow>
      <PageTitle
        actions={
          alerts !== undefined &&
          alerts.length > 1 && (
            <Button variant="default" onClick={() => void dismissAlerts(alerts.map(({ key }) => key))}>
              {t("alerts.dismissAll")}
            </Button>
          )
        }
      >
        {t("alerts.title")}
      </PageTitle>
      {(alerts === undefined || (isEmpty && arrival !== "complete")) && <StillLoading arrival={arrival} lines={4} />}
      {isEmpty && arrival === "complete" && <EmptyState title={t("alerts.none")}>{t("alerts.noneNote")}</EmptyState>}
      {requests > 0 && (
        <div className={classes.item}>
          <TextLink to="/admin/requests">{t("alerts.requests", { count: requests })}</TextLink>
        </div>
      )}
      {byAgreement(alerts ?? []).map(({ agreement, steps, payments }) => (
        <section key={agreement.id} className={classes.group} aria-label={agreement.name}>
          <h2 className={classes.title}>
            {agreement.name}
            <span className={classes.number}>{formatAgreementId(agreement.id)}</span>
          </h2>
          <ul className={classes.list}>
            {steps.map((alert) => (
              <Item key={alert.key} alert={alert} />
            ))}
            {payments.length === 1 && payments.map((alert) => <Item key={alert.key} alert={alert} />)}
            {payments.length > 1 && <Payments payments={payments} />}
          </ul>
        </section>
      ))}
      <DevicePush />
    </Page>
  );
}

const PLACES: Readonly<Record<Exclude<ShownAlert["kind"], "delegation-offered">, string>> = {
  "approval-asked": "",
  "signature-asked": "/contract",
  "signatures-awaited": "/contract",
  "call-due": "/price",
  outdated: "",
  "call-overdue": "/price",
  payment: "/price",
  passport: "/clients",
  "kyc-expiring": "/kyc",
  "kyc-expired": "/kyc",
};

function placeOf({ kind, agreement, path }: ShownAlert): string {
  if (kind === "delegation-offered") return path ?? "/alerts";
  return `/agreement/${agreement.id}${PLACES[kind]}`;
}

function Item({ alert }: { alert: ShownAlert }) {
  const t = useText(alertMessages);
  const { key, kind, agreement, about, date, awaited } = alert;
  const title = t(`alert.${kind}`);
  const waits = awaited !== undefined && t("alerts.awaited", { count: awaited });
  const when = kind === "call-due" && date === null ? t("alerts.onExecution") : date && showDate(date);
  const facts = [about, when, waits].filter(Boolean);
  return (
    <li className={classes.item}>
      <div className={classes.text}>
        <TextLink to={placeOf(alert)}>{title}</TextLink>
        {facts.length > 0 && (
          <Text size="sm" c="dimmed">
            {facts.join(" · ")}
          </Text>
        )}
        {kind === "outdated" && <OutdatedBy agreement={agreement.id} />}
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        flex="none"
        mih={44}
        aria-label={t("alerts.dismissNamed", { title: `${title}, ${agreement.name}` })}
        onClick={() => void dismissAlerts([key])}
      >
        {t("alerts.dismiss")}
      </Button>
    </li>
  );
}

/** The payments that others have recorded on an agreement: one line for all of them. */
function Payments({ payments }: { payments: readonly ShownAlert[] }) {
  const t = useText(alertMessages);
  const [latest] = payments;
  if (!latest) return null;
  const { agreement, about, date } = latest;
  const title = t("alerts.payments", { count: payments.length });
  const last = [about, date && showDate(date)].filter(Boolean).join(" · ");
  return (
    <li className={classes.item}>
      <div className={classes.text}>
        <TextLink to={placeOf(latest)}>{title}</TextLink>
        <Text size="sm" c="dimmed">
          {t("alerts.latest", { payment: last })}
        </Text>
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        flex="none"
        mih={44}
        aria-label={t("alerts.dismissNamed", { title: `${title}, ${agreement.name}` })}
        onClick={() => void dismissAlerts(payments.map(({ key }) => key))}
      >
        {t("alerts.dismiss")}
      </Button>
    </li>
  );
}
