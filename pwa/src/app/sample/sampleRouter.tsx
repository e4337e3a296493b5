import { createBrowserRouter, redirect } from "react-router";
import { SAMPLE_AGREEMENT } from "shared-schema/agreement/sample/sampleWeek";
import { AgreementFrame, agreementRoutes } from "../../features/agreement/routes.tsx";
import { loadWeek } from "../../features/sample/loadWeek.ts";
import { openSample } from "../../store/lifecycle/sample/openSample.ts";
import { SAMPLE_PATH } from "../../store/session/sample.ts";
import { people, yachts } from "../routing/memberRoutes.tsx";
import { Root } from "../routing/Root.tsx";
import { RouteError } from "../routing/RouteError.tsx";
import { Splash } from "../shell/Splash.tsx";
import { SampleFrame } from "./SampleFrame.tsx";

const HOME = `/agreement/${SAMPLE_AGREEMENT}`;

let opening: Promise<void> | undefined;

/** Opens the sample once; after a failure the next navigation tries again. */
async function sampleReady(): Promise<null> {
  opening ??= openSample(loadWeek).catch((cause: unknown) => {
    opening = undefined;
    throw cause;
  });
  await opening;
  return null;
}

/** The app's own screens upon the sample, below an address of their own: links in them lead nowhere else. */
export function createSampleRouter() {
  const routes = [
    {
      Component: Root,
      HydrateFallback: Splash,
      ErrorBoundary: RouteError,
      children: [
        {
          Component: SampleFrame,
          loader: sampleReady,
          children: [
            {
              ErrorBoundary: RouteError,
              children: [
                { path: "agreement/:agreementId", Component: AgreementFrame, children: agreementRoutes },
                ...yachts(),
                ...people(),
                { path: "*", loader: () => redirect(HOME), Component: Splash },
              ],
            },
          ],
        },
      ],
    },
  ];
  return createBrowserRouter(routes, { basename: SAMPLE_PATH });
}
