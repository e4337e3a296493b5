import type { RouteObject } from "react-router";

/** The account's forms below `/authentication`: pages of the app, and modals of the landing page. */
export const accountRoutes: RouteObject[] = [
  { path: "login", lazy: async () => ({ Component: (await import("../../features/account/Login.tsx")).Login }) },
  {
    path: "registration",
    lazy: async () => ({ Component: (await import("../../features/account/Registration.tsx")).Registration }),
  },
  {
    path: "forgot-password",
    lazy: async () => ({ Component: (await import("../../features/account/ForgotPassword.tsx")).ForgotPassword }),
  },
  {
    path: "recovery/:recoveryToken",
    lazy: async () => ({ Component: (await import("../../features/account/Recovery.tsx")).Recovery }),
  },
];
