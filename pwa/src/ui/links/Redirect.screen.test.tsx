import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { render } from "vitest-browser-react/pure";
import { Redirect } from "./Redirect.tsx";

it("each visit is led on, also one that comes before React has drawn where the last one led", async () => {
  const router = createMemoryRouter([
    { path: "/", element: "Start" },
    { path: "/editor", element: <Redirect to="/page" /> },
    { path: "/page", element: "Page" },
  ]);
  await render(<RouterProvider router={router} />);
  await router.navigate("/editor");
  const again = new Promise<void>((resolve) => {
    const stop = router.subscribe(({ location }) => {
      if (location.pathname !== "/page") return;
      stop();
      resolve(router.navigate("/editor"));
    });
  });
  await again;
  await expect.poll(() => router.state.location.pathname).toBe("/page");
});
