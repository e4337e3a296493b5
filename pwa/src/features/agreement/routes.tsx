import type { RouteObject } from "react-router";
import { Loading } from "../../ui/layout/Loading.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { InPlace } from "../../ui/loading/InPlace.tsx";
import { part } from "../../ui/loading/part.ts";

const frame = part(() => import("./AgreementFrame.tsx").then((module) => module.AgreementFrame));
const broken = part(() => import("./BrokenSection.tsx").then((module) => module.BrokenSection));
const loadOverview = () => import("./overview/OverviewSection.tsx");

/** The workspace's frame, for the path `agreement/:agreementId`. */
export function AgreementFrame() {
  return (
    <InPlace part={frame} waiting={<Loading />} Around={Page}>
      {(Frame) => <Frame />}
    </InPlace>
  );
}

/** Loads the code that opens an agreement, before one is opened. */
export async function loadAgreementAhead(): Promise<void> {
  // Not available now: opening an agreement tries again, and reports a failure then.
  await Promise.all([frame.load().catch(frame.forget), loadOverview().catch(() => undefined)]);
}

/** The sections of an agreement, each loaded when it is first opened, or ahead. */
const sections: RouteObject[] = [
  { index: true, lazy: async () => ({ Component: (await loadOverview()).OverviewSection }) },
  { path: "yacht", lazy: async () => ({ Component: (await import("./yacht/YachtSection.tsx")).YachtSection }) },
  { path: "mapping", lazy: async () => ({ Component: (await import("./mapping/MappingSection.tsx")).MappingSection }) },
  { path: "clients", lazy: async () => ({ Component: (await import("./clients/ClientsSection.tsx")).ClientsSection }) },
  { path: "guests", lazy: async () => ({ Component: (await import("./guests/GuestsSection.tsx")).GuestsSection }) },
  { path: "crew", lazy: async () => ({ Component: (await import("./crew/CrewSection.tsx")).CrewSection }) },
  { path: "kyc", lazy: async () => ({ Component: (await import("./kyc/KycSection.tsx")).KycSection }) },
  { path: "brokers", lazy: async () => ({ Component: (await import("./brokers/BrokersSection.tsx")).BrokersSection }) },
  {
    path: "services",
    lazy: async () => ({ Component: (await import("./services/ServicesSection.tsx")).ServicesSection }),
  },
  { path: "history", lazy: async () => ({ Component: (await loadOverview()).HistoryInPlace }) },
  {
    lazy: async () => ({ Component: (await import("./frame/workspace/ContractGate.tsx")).ContractGate }),
    children: [
      { path: "price", lazy: async () => ({ Component: (await import("./price/PriceSection.tsx")).PriceSection }) },
      { path: "apa", lazy: async () => ({ Component: (await import("./apa/ApaSection.tsx")).ApaSection }) },
      {
        path: "contract/:cruiseVersion?",
        lazy: async () => ({ Component: (await import("./contract/ContractSection.tsx")).ContractSection }),
        children: [
          {
            path: "sign",
            lazy: async () => ({ Component: (await import("./contract/signing/route/SigningPage.tsx")).SigningPage }),
          },
        ],
      },
      {
        path: "documents",
        lazy: async () => ({ Component: (await import("./contract/documents/DocumentsSection.tsx")).DocumentsSection }),
      },
    ],
  },
];

/** Signing outside an agreement: by a delegate who is not on it, and on a device that was sent here to log in. */
export const signingRoutes: RouteObject[] = [
  {
    path: "sign",
    lazy: async () => ({ Component: (await import("./contract/signing/delegate/OnThisDevice.tsx")).OnThisDevice }),
  },
  {
    path: "sign/:agreementId/:cruiseVersion",
    lazy: async () => ({ Component: (await import("./contract/signing/delegate/DelegatedPage.tsx")).DelegatedPage }),
  },
  {
    path: "sign/:agreementId/:cruiseVersion/sign",
    lazy: async () => ({
      Component: (await import("./contract/signing/delegate/DelegatedSigning.tsx")).DelegatedSigning,
    }),
  },
];

/** Loads the message in place of a section that broke. */
function Broken() {
  return <InPlace part={broken}>{(BrokenSection) => <BrokenSection />}</InPlace>;
}

/** Children of `agreement/:agreementId`. A section that breaks leaves the frame and the way to the others. */
export const agreementRoutes: RouteObject[] = [{ ErrorBoundary: Broken, children: sections }];
