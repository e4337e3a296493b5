import "../../../ui/theme/styles.ts";
import { useEffect, useRef } from "react";
import { createRoot, type Root } from "react-dom/client";
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
  root: Root;
  title: string | null;
}

/** The app's own forms of the account in the landing page. */
export class AccountForms {
  /** Forms stay mounted: what is typed in one is there when it is opened again, until it is sent or the page is left. */
  private readonly mounted = new Map<string, Mounted>();
  private shown: Mounted | null = null;
  private pageTitle = document.title;

  /**
   * Shows a form in an element of the page. They lead to each other there, and anywhere else as links do.
   * @param path of the form, such as `/authentication/login`
   */
  show(host: HTMLElement, path: string): void {
    this.hide();
    this.pageTitle = document.title;
    setLanguage(shownLanguage());
    const form = this.mounted.get(path) ?? this.mount(path);
    this.mounted.set(path, form);
    host.append(form.room);
    if (form.title !== null) document.title = form.title;
    this.shown = form;
    focusFirst(form.room);
  }

  /** Takes the form off the page that is shown. It stays mounted, with all that is typed in it. */
  hide(): void {
    if (!this.shown) return;
    this.shown.title = document.title;
    this.shown.room.remove();
    this.shown = null;
    document.title = this.pageTitle;
  }

  /** Ends all forms, with what is typed in them. */
  unmount(): void {
    this.hide();
    for (const { root } of this.mounted.values()) root.unmount();
    this.mounted.clear();
  }

  private mount(path: string): Mounted {
    const room = document.createElement("div");
    const own = accountRoutes.filter((route) => `/authentication/${route.path}` === path);
    const others: RouteObject = {
      path: "*",
      loader: ({ request }) => {
        const host = room.parentElement;
        if (host) this.show(host, new URL(request.url).pathname);
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
    const root = createRoot(room);
    root.render(
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>,
    );
    return { room, root, title: null };
  }
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
