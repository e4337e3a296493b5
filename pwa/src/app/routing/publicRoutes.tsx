import { type RouteObject, redirect } from "react-router";
import { always, leaveForLanding, openSession, requireGuest } from "../access/guards.ts";
import { OpenLayout } from "../shell/OpenLayout.tsx";
import { PublicLayout } from "../shell/PublicLayout.tsx";
import { Splash } from "../shell/Splash.tsx";
import { accountRoutes } from "./accountRoutes.tsx";
import { RouteError } from "./RouteError.tsx";

const guestsOnly = { loader: requireGuest, shouldRevalidate: always };

/** Pages that need no account: account screens, FAQ, help, terms of service. The landing page is a document of its own. */
export const publicRoutes: RouteObject[] = [
  { path: "/", loader: leaveForLanding, shouldRevalidate: always, Component: Splash },
  {
    Component: OpenLayout,
    loader: openSession,
    children: [{ ErrorBoundary: RouteError, children: open() }],
  },
  {
    Component: PublicLayout,
    ErrorBoundary: RouteError,
    children: [
      {
        path: "authentication",
        ...guestsOnly,
        children: [{ index: true, loader: () => redirect("/"), Component: Splash }, ...accountRoutes],
      },
      {
        path: "passenger",
        lazy: async () => ({ Component: (await import("../../features/passenger/PassengerPage.tsx")).PassengerPage }),
      },
      {
        path: "claim_account/:recoveryToken",
        children: [{ index: true, loader: toNew, Component: Splash }, ...claim()],
      },
    ],
  },
];

/** For guests and users alike. */
function open(): RouteObject[] {
  return [
    { path: "faq", lazy: async () => ({ Component: (await import("../../features/faq/Faq.tsx")).Faq }) },
    { path: "help", lazy: async () => ({ Component: (await import("../../features/help/Help.tsx")).Help }) },
    {
      path: "guide/:chapter?",
      lazy: async () => ({ Component: (await import("../../features/guide/Guide.tsx")).Guide }),
    },
    {
      path: "confirm_email/:token",
      lazy: async () => ({ Component: (await import("../../features/account/ConfirmEmail.tsx")).ConfirmEmail }),
    },
    {
      path: "unsubscribe/:token",
      lazy: async () => ({ Component: (await import("../../features/account/news/Unsubscribe.tsx")).Unsubscribe }),
    },
    {
      path: "news/:slug",
      lazy: async () => ({ Component: (await import("../../features/news/Article.tsx")).Article }),
    },
    ...["verify", "verify/:reference/:version/:fingerprint"].map((path) => ({
      path,
      lazy: async () => ({ Component: (await import("../../features/verify/Verify.tsx")).Verify }),
    })),
    { path: "tos", lazy: async () => ({ Component: (await import("../../features/terms/TermsPage.tsx")).TermsPage }) },
  ];
}

/** Keeps the page that the invitation leads to. */
function toNew({ request }: { request: Request }): Response {
  return redirect(`new${new URL(request.url).search}`);
}

function claim(): RouteObject[] {
  return [
    {
      loader: openSession,
      lazy: async () => ({ Component: (await import("./ClaimGate.tsx")).ClaimGate }),
      children: [
        {
          path: "new",
          lazy: async () => ({ Component: (await import("../../features/account/ClaimNew.tsx")).ClaimNew }),
        },
      ],
    },
    {
      path: "merge",
      ...guestsOnly,
      lazy: async () => ({ Component: (await import("../../features/account/ClaimExisting.tsx")).ClaimExisting }),
    },
  ];
}
