import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../testing/screen.tsx";

it("the help page leads to the texts of contracts, in both languages", async () => {
  await openScreen("/help");
  const links = page.getByRole("link", { name: /\(PDF\)$/ });
  await expect.element(links).toHaveLength(6);
  for (const link of links.elements()) {
    const answer = await fetch(link.getAttribute("href") ?? "");
    expect(answer.headers.get("content-type")).toBe("application/pdf");
  }
});
