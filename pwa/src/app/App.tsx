import { RouterProvider } from "react-router";
import { useSession } from "../store/session.ts";
import { typedTexts } from "../store/typedTexts.ts";
import { keepTextsOn } from "../ui/fields/unsavedText.ts";
import { UiProvider } from "../ui/UiProvider.tsx";
import { router } from "./router.tsx";

const keepTextsOf = (user: { id: number } | null) => keepTextsOn(user && typedTexts(user.id, localStorage));
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
