import { type RouteObject, redirect } from "react-router";
import { ClaimGate } from "./ClaimGate.tsx";
import { always, openSession, requireGuest } from "./guards.ts";
import { PublicLayout } from "./PublicLayout.tsx";
import { RouteError } from "./RouteError.tsx";
import { Splash } from "./Splash.tsx";

const guestsOnly = { loader: requireGuest, shouldRevalidate: always };

/** What can be read without an account: landing page, account screens, FAQ. */
export const publicRoutes: RouteObject[] = [
  {
    path: "/",
    ...guestsOnly,
    lazy: async () => ({ Component: (await import("../features/landing/Landing.tsx")).Landing }),
  },
  {
    Component: PublicLayout,
    ErrorBoundary: RouteError,
    children: [
      { path: "faq", lazy: async () => ({ Component: (await import("../features/landing/Faq.tsx")).Faq }) },
      {
        path: "authentication",
        ...guestsOnly,
        children: [{ index: true, loader: () => redirect("/"), Component: Splash }, ...account()],
      },
      {
        path: "claim_account/:recoveryToken",
        children: [{ index: true, loader: () => redirect("new"), Component: Splash }, ...claim()],
      },
    ],
  },
];

function account(): RouteObject[] {
  return [
    { path: "login", lazy: async () => ({ Component: (await import("../features/account/Login.tsx")).Login }) },
    {
      path: "registration",
      lazy: async () => ({ Component: (await import("../features/account/Registration.tsx")).Registration }),
    },
    {
      path: "forgot-password",
      lazy: async () => ({ Component: (await import("../features/account/ForgotPassword.tsx")).ForgotPassword }),
    },
    {
      path: "recovery/:recoveryToken",
      lazy: async () => ({ Component: (await import("../features/account/Recovery.tsx")).Recovery }),
    },
  ];
}

function claim(): RouteObject[] {
  return [
    {
      loader: openSession,
      Component: ClaimGate,
      children: [
        {
          path: "new",
          lazy: async () => ({ Component: (await import("../features/account/ClaimNew.tsx")).ClaimNew }),
        },
      ],
    },
    {
      path: "merge",
      ...guestsOnly,
      lazy: async () => ({ Component: (await import("../features/account/ClaimExisting.tsx")).ClaimExisting }),
    },
  ];
}
