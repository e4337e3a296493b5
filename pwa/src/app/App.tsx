import type { ComponentProps } from "react";
import { RouterProvider } from "react-router";
import { draftStore } from "../store/drafts/draftStore.ts";
import { browserPage } from "../store/drafts/settledDrafts.ts";
import { useSession } from "../store/session/session.ts";
import { keepDraftsIn } from "../ui/fields/autosave/drafts.ts";
import { UiProvider } from "../ui/UiProvider.tsx";

/** Screens that close after a log-out still tell their user's drafts what they have saved. */
const keepDraftsOf = (user: { id: number } | null) => {
  if (user) keepDraftsIn(draftStore(user.id, localStorage, browserPage(user.id)));
};
keepDraftsOf(useSession.getState().user);
useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) keepDraftsOf(user);
});

/** The whole app: what every screen needs around it, and the routes. */
export function App({ router }: Pick<ComponentProps<typeof RouterProvider>, "router">) {
  return (
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>
  );
}
