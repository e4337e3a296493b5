import { RouterProvider } from "react-router";
import { UiProvider } from "../ui/UiProvider.tsx";
import { router } from "./router.tsx";

/** The whole app: what every screen needs around it, and the routes. */
export function App() {
  return (
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>
  );
}
