import { Button, Text } from "@mantine/core";
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

/** Everything that needs the viewer, each with the way to its place. */
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
      <ul className={classes.list}>
        {requests > 0 && (
          <li className={classes.item}>
            <TextLink to="/admin/requests">{t("alerts.requests", { count: requests })}</TextLink>
          </li>
        )}
        {(alerts ?? []).map((alert) => (
          <Item key={alert.key} alert={alert} />
        ))}
      </ul>
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
  const facts = [formatAgreementId(agreement.id), agreement.name, about, date && showDate(date), waits].filter(Boolean);
  return (
    <li className={classes.item}>
      <div className={classes.text}>
        <TextLink to={placeOf(alert)}>{title}</TextLink>
        <Text size="sm" c="dimmed">
          {facts.join(" · ")}
        </Text>
        {kind === "outdated" && <OutdatedBy agreement={agreement.id} />}
      </div>
      <Button
        variant="subtle"
        size="compact-sm"
        flex="none"
        aria-label={t("alerts.dismissNamed", { title })}
        onClick={() => void dismissAlerts([key])}
      >
        {t("alerts.dismiss")}
      </Button>
    </li>
  );
}
