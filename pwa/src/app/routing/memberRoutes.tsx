import type { RouteObject } from "react-router";
import { AgreementFrame, agreementRoutes, signingRoutes } from "../../features/agreement/routes.tsx";
import { AgreementList } from "../../features/agreements/AgreementList.tsx";
import { Redirect } from "../../ui/links/Redirect.tsx";
import { always, requireAdmin, requireUser } from "../access/guards.ts";
import { Frame } from "../shell/Frame.tsx";
import { RouteError } from "./RouteError.tsx";

/** Routes that need an account, inside the frame with the navigation bar. */
export const memberRoutes: RouteObject = {
  Component: Frame,
  loader: requireUser,
  shouldRevalidate: always,
  children: [
    {
      ErrorBoundary: RouteError,
      children: [
        // The first screen after a log-in comes with the app itself.
        { path: "agreement", Component: AgreementList },
        { path: "agreement/:agreementId", Component: AgreementFrame, children: agreementRoutes },
        ...signingRoutes,
        ...yachts(),
        ...people(),
        {
          path: "money",
          lazy: async () => ({ Component: (await import("./MoneyRoute.tsx")).MoneyRoute }),
        },
        {
          path: "orders",
          lazy: async () => ({ Component: (await import("../../features/billing/orders/OrdersPage.tsx")).OrdersPage }),
        },
        {
          path: "alerts",
          lazy: async () => ({ Component: (await import("../../features/alerts/AlertsPage.tsx")).AlertsPage }),
        },
        {
          path: "profile/account",
          lazy: async () => ({
            Component: (await import("../../features/account/security/SecurityPage.tsx")).SecurityPage,
          }),
        },
        // Mails, guides and bookmarks have this address.
        { path: "account", element: <Redirect to="/profile/account" /> },
        {
          path: "requests/:dialog?",
          lazy: async () => ({ Component: (await import("../../features/requests/RequestList.tsx")).RequestList }),
        },
        {
          path: "money/statements",
          lazy: async () => ({
            Component: (await import("../../features/money/bankStatements/StatementsPage.tsx")).StatementsPage,
          }),
        },
        {
          path: "money/ledger",
          lazy: async () => ({ Component: (await import("../../features/money/ledger/LedgerPage.tsx")).LedgerPage }),
        },
        {
          path: "admin/:tab?",
          loader: requireAdmin,
          lazy: async () => ({ Component: (await import("../../features/admin/Admin.tsx")).Admin }),
        },
      ],
    },
  ],
};

/** The yachts' pages. */
export function yachts(): RouteObject[] {
  const list = async () => ({ Component: (await import("../../features/yachts/YachtList.tsx")).YachtList });
  return [
    { path: "yachts", lazy: list },
    {
      path: "yachts/create",
      lazy: async () => ({ Component: (await import("../../features/yachts/YachtCreate.tsx")).YachtCreate }),
    },
    {
      path: "yachts/:yachtId",
      lazy: async () => ({ Component: (await import("../../features/yachts/YachtDetail.tsx")).YachtDetail }),
    },
  ];
}

/** The pages of contacts and profiles. */
export function people(): RouteObject[] {
  return [
    {
      path: "contacts",
      lazy: async () => ({ Component: (await import("../../features/contacts/ContactList.tsx")).ContactList }),
    },
    {
      path: "contacts/:profileId",
      lazy: async () => ({ Component: (await import("../../features/contacts/ContactDetail.tsx")).ContactDetail }),
    },
    {
      path: "profile",
      lazy: async () => ({ Component: (await import("../../features/profiles/ProfileList.tsx")).ProfileList }),
    },
    {
      path: "profile_with_merge",
      lazy: async () => ({
        Component: (await import("../../features/profiles/ProfileListMerge.tsx")).ProfileListMerge,
      }),
    },
    {
      path: "profile/:profileId",
      lazy: async () => ({ Component: (await import("../../features/profiles/ProfileDetail.tsx")).ProfileDetail }),
    },
  ];
}
