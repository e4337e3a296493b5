import "../../../ui/theme/styles.ts";
import { useEffect, useRef } from "react";
import { createRoot } from "react-dom/client";
import {
  createMemoryRouter,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  RouterProvider,
  redirect,
} from "react-router";
import { setLanguage } from "../../../ui/i18n.ts";
import { Loading } from "../../../ui/layout/Loading.tsx";
import { UiProvider } from "../../../ui/UiProvider.tsx";
import { provideRefusalTexts } from "../../refusalTexts.ts";
import { accountRoutes } from "../../routing/accountRoutes.tsx";
import { shownLanguage } from "./shown.ts";

provideRefusalTexts();

/** A form that is mounted, and the title of the document while it is shown. */
interface Mounted {
  room: HTMLElement;
  title: string | null;
}

/** Forms stay mounted: what is typed in one is there when it is opened again, until it is sent or the page is left. */
const mounted = new Map<string, Mounted>();
let shown: Mounted | null = null;
let pageTitle = document.title;

/**
 * Shows one of the app's own forms of the account in an element of the landing page. They lead to each other there, and anywhere
 * else as links do.
 * @param path of the form, such as `/authentication/login`
 */
export function showForm(host: HTMLElement, path: string): void {
  hideForms();
  pageTitle = document.title;
  setLanguage(shownLanguage());
  const form = mounted.get(path) ?? mount(path);
  mounted.set(path, form);
  host.append(form.room);
  if (form.title !== null) document.title = form.title;
  shown = form;
  focusFirst(form.room);
}

/** Takes the form off the page that is shown. It stays mounted, with all that is typed in it. */
export function hideForms(): void {
  if (!shown) return;
  shown.title = document.title;
  shown.room.remove();
  shown = null;
  document.title = pageTitle;
}

function mount(path: string): Mounted {
  const room = document.createElement("div");
  const own = accountRoutes.filter((route) => `/authentication/${route.path}` === path);
  const others: RouteObject = {
    path: "*",
    loader: ({ request }) => {
      const host = room.parentElement;
      if (host) showForm(host, new URL(request.url).pathname);
      return redirect(path);
    },
  };
  const router = createMemoryRouter(
    [
      {
        Component: Focused,
        HydrateFallback: () => <Loading lines={6} />,
        children: [
          { path: "authentication", children: [...own, others] },
          { path: "*", loader: leave },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  createRoot(room).render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
  return { room, title: null };
}

/** Each form begins at its first field. */
function Focused() {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirst(room.current), []);
  return (
    <div ref={room}>
      <Outlet />
    </div>
  );
}

function focusFirst(room: HTMLElement | null): void {
  room?.querySelector<HTMLInputElement>("input")?.focus();
}

/** Never settles: the page is being left. */
function leave({ request }: LoaderFunctionArgs): Promise<never> {
  const { pathname, search } = new URL(request.url);
  location.assign(pathname + search);
  return new Promise(() => undefined);
}
