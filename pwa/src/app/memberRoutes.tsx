import type { RouteObject } from "react-router";
import { AgreementFrame, agreementRoutes } from "../features/agreement/routes.tsx";
import { Frame } from "./Frame.tsx";
import { always, requireAdmin, requireUser } from "./guards.ts";
import { RouteError } from "./RouteError.tsx";

/** What needs an account, inside the frame with the navigation bar. */
export const memberRoutes: RouteObject = {
  Component: Frame,
  loader: requireUser,
  shouldRevalidate: always,
  children: [
    {
      ErrorBoundary: RouteError,
      children: [
        {
          path: "agreement",
          lazy: async () => ({ Component: (await import("../features/agreements/AgreementList.tsx")).AgreementList }),
        },
        { path: "agreement/:agreementId", Component: AgreementFrame, children: agreementRoutes },
        ...yachts(),
        ...people(),
        { path: "help", lazy: async () => ({ Component: (await import("../features/help/Help.tsx")).Help }) },
        {
          path: "admin",
          loader: requireAdmin,
          lazy: async () => ({ Component: (await import("../features/admin/Admin.tsx")).Admin }),
        },
      ],
    },
  ],
};

function yachts(): RouteObject[] {
  const list = async () => ({ Component: (await import("../features/yachts/YachtList.tsx")).YachtList });
  return [
    { path: "yachts", lazy: list },
    {
      path: "yachts/create",
      lazy: async () => ({ Component: (await import("../features/yachts/YachtCreate.tsx")).YachtCreate }),
    },
    {
      path: "yachts/:yachtId",
      lazy: async () => ({ Component: (await import("../features/yachts/YachtDetail.tsx")).YachtDetail }),
    },
  ];
}

function people(): RouteObject[] {
  return [
    {
      path: "contacts",
      lazy: async () => ({ Component: (await import("../features/contacts/ContactList.tsx")).ContactList }),
    },
    {
      path: "contacts/:profileId",
      lazy: async () => ({ Component: (await import("../features/contacts/ContactDetail.tsx")).ContactDetail }),
    },
    {
      path: "profile",
      lazy: async () => ({ Component: (await import("../features/profiles/ProfileList.tsx")).ProfileList }),
    },
    {
      path: "profile_with_merge",
      lazy: async () => ({ Component: (await import("../features/profiles/ProfileListMerge.tsx")).ProfileListMerge }),
    },
    {
      path: "profile/:profileId",
      lazy: async () => ({ Component: (await import("../features/profiles/ProfileDetail.tsx")).ProfileDetail }),
    },
  ];
}
