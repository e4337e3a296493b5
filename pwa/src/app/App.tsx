import { RouterProvider } from "react-router";
import { useSession } from "../store/session.ts";
import { typedTexts } from "../store/typedTexts.ts";
import { keepTextsOn } from "../ui/fields/unsavedText.ts";
import { UiProvider } from "../ui/UiProvider.tsx";
import { router } from "./router.tsx";

/** Screens that close after a log-out still tell the shelf of their user what they have saved. */
const keepTextsOf = (user: { id: number } | null) => {
  if (user) keepTextsOn(typedTexts(user.id, localStorage));
};
keepTextsOf(useSession.getState().user);
useSession.subscribe(({ user }, before) => {
  if (user?.id !== before.user?.id) keepTextsOf(user);
});

/** The whole app: what every screen needs around it, and the routes. */
export function App() {
  return (
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>
  );
}
