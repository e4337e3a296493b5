import { Tabs } from "@mantine/core";
import { type ReactNode, useEffect, useRef } from "react";
import { Navigate, useNavigate, useParams } from "react-router";
import { useOpenRequests } from "../../store/queries/asked/openRequests.ts";
import { useText } from "../../ui/i18n.ts";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import classes from "./Admin.module.css";
import { Accounts } from "./accounts/Accounts.tsx";
import { Counsel } from "./counsel/Counsel.tsx";
import { Health } from "./health/Health.tsx";
import { Mails } from "./mail/Mails.tsx";
import { adminMessages } from "./messages.ts";
import { Orders } from "./orders/Orders.tsx";
import { Rates } from "./rates/Rates.tsx";
import { OpenRequests } from "./requests/OpenRequests.tsx";
import { Requests } from "./requests/Requests.tsx";
import { Retention } from "./retention/Retention.tsx";
import { TaxTable } from "./taxTable/TaxTable.tsx";

const PATHS = {
  accounts: "/admin",
  requests: "/admin/requests",
  mail: "/admin/mail",
  orders: "/admin/orders",
  tax: "/admin/tax",
  rates: "/admin/rates",
  retention: "/admin/retention",
  counsel: "/admin/counsel",
  health: "/admin/health",
} as const;
type Tab = keyof typeof PATHS;

/** The administrators' pages by their addresses. The tabs stay when the page changes, and keep the focus. */
export function Admin() {
  const t = useText(adminMessages);
  const navigate = useNavigate();
  const { tab = "accounts" } = useParams();
  const open = useOpenRequests();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab that is open changes in the list
  useEffect(() => {
    // On a phone an address may open a tab that lies beyond the edge.
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [tab]);
  if (!isTab(tab)) return <Navigate to="/admin" replace />;
  const go = (next: string | null) => void (next !== null && isTab(next) && navigate(PATHS[next]));
  return (
    <Page>
      <PageTitle>{t("admin.title")}</PageTitle>
      <Tabs value={tab} onChange={go} keepMounted={false}>
        <Tabs.List ref={list} mb="lg" className={classes.tabs}>
          {Object.keys(PATHS)
            .filter(isTab)
            .map((each) => (
              <Tabs.Tab key={each} value={each} rightSection={each === "requests" && open > 0 && <OpenRequests />}>
                {t(`admin.${each}`)}
              </Tabs.Tab>
            ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>{PAGES[tab]}</Tabs.Panel>
      </Tabs>
    </Page>
  );
}

const PAGES: Record<Tab, ReactNode> = {
  accounts: <Accounts />,
  requests: <Requests />,
  mail: <Mails />,
  orders: <Orders />,
  tax: <TaxTable />,
  rates: <Rates />,
  retention: <Retention />,
  counsel: <Counsel />,
  health: <Health />,
};

function isTab(text: string): text is Tab {
  return Object.hasOwn(PATHS, text);
}
