import { Tabs } from "@mantine/core";
import type { ReactNode } from "react";
import { useNavigate, useParams } from "react-router";
import { useOpenRequests } from "../../store/queries/asked/openRequests.ts";
import { useText } from "../../ui/i18n.ts";
import { Page as Layout } from "../../ui/layout/Page.tsx";
import { PageLinks } from "../../ui/layout/PageLinks.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { Redirect } from "../../ui/links/Redirect.tsx";
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
  orders: "/admin/orders",
  tax: "/admin/tax",
  rates: "/admin/rates",
  health: "/admin/health",
  mail: "/admin/mail",
  retention: "/admin/retention",
  counsel: "/admin/counsel",
} as const;
type Page = keyof typeof PATHS;

/** The pages of each tab, the first of which it opens. */
const TABS = {
  accounts: ["accounts"],
  requests: ["requests"],
  money: ["orders", "tax", "rates"],
  system: ["health", "mail", "retention", "counsel"],
} as const satisfies Record<string, readonly [Page, ...Page[]]>;
type Tab = keyof typeof TABS;

/** The administrators' pages by their addresses, in four tabs. The tabs stay when the page changes, and keep the focus. */
export function Admin() {
  const t = useText(adminMessages);
  const navigate = useNavigate();
  const { tab: page = "accounts" } = useParams();
  const open = useOpenRequests();
  if (!isPage(page)) return <Redirect to="/admin" />;
  const tab = tabOf(page);
  const pages: readonly Page[] = TABS[tab];
  return (
    <Layout>
      <PageTitle>{t("admin.title")}</PageTitle>
      <Tabs value={tab} onChange={(next) => isTab(next) && void navigate(PATHS[TABS[next][0]])} keepMounted={false}>
        <Tabs.List mb={pages.length > 1 ? "sm" : "lg"} className={classes.tabs}>
          {Object.keys(TABS)
            .filter(isTab)
            .map((each) => (
              <Tabs.Tab key={each} value={each} rightSection={each === "requests" && open > 0 && <OpenRequests />}>
                {t(`admin.${each}`)}
              </Tabs.Tab>
            ))}
        </Tabs.List>
        <Tabs.Panel value={tab}>
          {pages.length > 1 && (
            <PageLinks
              label={t(`admin.${tab}`)}
              pages={pages.map((each) => ({ to: PATHS[each], name: t(`admin.${each}`), isOpen: each === page }))}
            />
          )}
          {PAGES[page]}
        </Tabs.Panel>
      </Tabs>
    </Layout>
  );
}

const PAGES: Record<Page, ReactNode> = {
  accounts: <Accounts />,
  requests: <Requests />,
  orders: <Orders />,
  tax: <TaxTable />,
  rates: <Rates />,
  health: <Health />,
  mail: <Mails />,
  retention: <Retention />,
  counsel: <Counsel />,
};

function isPage(text: string): text is Page {
  return Object.hasOwn(PATHS, text);
}

function isTab(text: string | null): text is Tab {
  return text !== null && Object.hasOwn(TABS, text);
}

function tabOf(page: Page): Tab {
  return (
    Object.keys(TABS)
      .filter(isTab)
      .find((tab) => TABS[tab].some((each) => each === page)) ?? "accounts"
  );
}
