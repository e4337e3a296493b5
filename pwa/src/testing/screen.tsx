import type { ReactNode } from "react";
import { createMemoryRouter, MemoryRouter, RouterProvider } from "react-router";
import { SYNCED } from "shared-schema/sync/wire";
import { render } from "vitest-browser-react/pure";
import { sessionReady } from "../app/access/sessionReady.ts";
import { appRoutes } from "../app/routing/appRoutes.tsx";
import { useInstall } from "../store/app/install.ts";
import { draftStore, followDrafts } from "../store/drafts/draftStore.ts";
import { browserPage } from "../store/drafts/settledDrafts.ts";
import { adoptToken } from "../store/http/token.ts";
import { useSyncFacts } from "../store/queries/syncFacts.ts";
import { type Me, meOf } from "../store/session/me.ts";
import { useSession } from "../store/session/session.ts";
import { emptyScreenDevice, openScreenDevice, type ScreenDevice } from "../store/testing/screenDevice.ts";
import { keepDraftsIn } from "../ui/fields/autosave/drafts.ts";
import { UiProvider } from "../ui/UiProvider.tsx";
import { type DemoAccount, demoDevice } from "./demo.ts";
import { type FakeServer, startFakeServer } from "./fakeServer.ts";

/** Someone at a device, before a screen is opened. */
export interface Desk {
  /** The account that is logged in; null for a guest. */
  user: Me | null;
  device: ScreenDevice;
  server: FakeServer;
}

/** A screen that is open. */
export interface OpenedScreen extends Desk {
  /** The address in the app. */
  path(): string;
  /** Goes to another address, as a link does. @param state the state that the link hands over */
  go(path: string, state?: unknown): Promise<void>;
  /** Goes back, as the browser's button does. */
  back(): Promise<void>;
}

const NO_ONE: Me = {
  ...{ id: 0, email: "", is_admin: false, may_create_agreements: false, first_name: "", last_name: "" },
  ...{ main_profile: { id: 0, full_name: "" }, profiles: [], email_confirmed: true },
};

/** The path that a text was typed at: that of the browser is the test's own. */
let pathOnScreen = () => "/";

let cleanups: (() => void | Promise<void>)[] = [];

/** Sits down at a device that has everything of a demo account; a guest's has nothing. */
export async function sitDown(account: DemoAccount | null): Promise<Desk> {
  // Looked for once in a page: there is none in this browser.
  await sessionReady();
  const demo = account === null ? null : await demoDevice(account);
  const user = demo && meOf(demo.user);
  const token = demo?.token ?? null;
  const { server, stop } = startFakeServer(token);
  const device = await openScreenDevice(user ?? NO_ONE, demo?.documents ?? {});
  cleanups = [stop, emptyScreenDevice];
  pathOnScreen = () => "/";
  adoptToken(token);
  if (user) {
    keepDraftsIn(draftStore(user.id, localStorage, { ...browserPage(user.id), path: () => pathOnScreen() }));
    followDrafts(user.id, localStorage);
  }
  const pulled = [...SYNCED];
  useInstall.setState({ state: "ready" });
  useSyncFacts.setState({ pulled, arrival: { complete: true, received: 0, pulled }, lastAt: Date.now() });
  useSession.setState({ status: user ? "success" : "empty", user, token, notice: null });
  return { user, device, server };
}

/** Leaves the device empty for the next test. */
export async function standUp(): Promise<void> {
  for (const clean of cleanups) await clean();
  cleanups = [];
  adoptToken(null);
}

/**
 * Opens a screen of the app with everything around it, as a demo account or as a guest.
 * @param options.as the account; the broker unless told otherwise
 * @param options.prepare changes the device or the server before the screen opens
 */
export async function openScreen(
  path: string,
  { as = "broker", prepare }: { as?: DemoAccount | null; prepare?: (desk: Desk) => Promise<void> | void } = {},
): Promise<OpenedScreen> {
  const desk = await sitDown(as);
  await prepare?.(desk);
  const router = createMemoryRouter(appRoutes(), { initialEntries: [path] });
  cleanups.unshift(() => router.dispose());
  pathOnScreen = () => router.state.location.pathname;
  await render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  return {
    ...desk,
    path: () => router.state.location.pathname + router.state.location.search + router.state.location.hash,
    go: (to, state) => router.navigate(to, { state }),
    back: () => router.navigate(-1),
  };
}

/** Shows a component alone, in the app's language and theme and with an address. */
export async function show(children: ReactNode, { at = "/" }: { at?: string } = {}): Promise<void> {
  await render(
    <UiProvider>
      <MemoryRouter initialEntries={[at]}>{children}</MemoryRouter>
    </UiProvider>,
  );
}
