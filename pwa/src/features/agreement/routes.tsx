import { lazy } from "react";
import type { RouteObject } from "react-router";

/** The workspace's frame, for the path `agreement/:agreementId`; loaded when the first agreement is opened. */
export const AgreementFrame = lazy(() =>
  import("./frame/AgreementFrame.tsx").then((module) => ({ default: module.AgreementFrame })),
);

/** The sections of an agreement: children of `agreement/:agreementId`, each loaded when it is first opened. */
export const agreementRoutes: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await import("./overview/OverviewSection.tsx")).OverviewSection }) },
  {
    path: "contract/:cruiseVersion?",
    lazy: async () => ({ Component: (await import("./contract/ContractSection.tsx")).ContractSection }),
    children: [
      { path: "sign", lazy: async () => ({ Component: (await import("./contract/SigningReturn.tsx")).SigningReturn }) },
    ],
  },
  { path: "yacht", lazy: async () => ({ Component: (await import("./yacht/YachtSection.tsx")).YachtSection }) },
  { path: "mapping", lazy: async () => ({ Component: (await import("./mapping/MappingSection.tsx")).MappingSection }) },
  { path: "clients", lazy: async () => ({ Component: (await import("./clients/ClientsSection.tsx")).ClientsSection }) },
  { path: "brokers", lazy: async () => ({ Component: (await import("./brokers/BrokersSection.tsx")).BrokersSection }) },
  {
    path: "services",
    lazy: async () => ({ Component: (await import("./services/ServicesSection.tsx")).ServicesSection }),
  },
  { path: "price", lazy: async () => ({ Component: (await import("./price/PriceSection.tsx")).PriceSection }) },
  {
    path: "documents",
    lazy: async () => ({ Component: (await import("./documents/DocumentsSection.tsx")).DocumentsSection }),
  },
];
