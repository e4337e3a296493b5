import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../testing/screen.tsx";

const open = { as: "admin" } as const;
const tabs = page.getByRole("tab");
const pages = page.getByRole("navigation", { name: /^(Money|System)$/ });

it("leads to nine pages by four tabs, and opens the tab of each address", async () => {
  const { go, path } = await openScreen("/admin", open);
  await expect.element(tabs).toHaveLength(4);
  for (const [address, tab, link] of [
    ["/admin/requests", "Requests", null],
    ["/admin/orders", "Money", "Orders"],
    ["/admin/tax", "Money", "Tax table"],
    ["/admin/rates", "Money", "Day rates"],
    ["/admin/health", "System", "Health"],
    ["/admin/mail", "System", "Mail"],
    ["/admin/retention", "System", "Retention"],
    ["/admin/counsel", "System", "For counsel"],
  ] as const) {
    await go(address);
    await expect.element(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
    if (link === null) await expect.element(pages).not.toBeInTheDocument();
    else await expect.element(pages.getByRole("link", { name: link })).toHaveAttribute("aria-current", "page");
  }
  await page.getByRole("tab", { name: "Money" }).click();
  await expect.poll(path).toBe("/admin/orders");
  await pages.getByRole("link", { name: "Day rates" }).click();
  await expect.poll(path).toBe("/admin/rates");
});

it("keeps the raw server response behind «Details»", async () => {
  await openScreen("/admin", open);
  const raw = page.getByRole("switch", { name: "Show the raw server response" });
  await expect.element(raw).not.toBeInTheDocument();
  await page.getByText("Details", { exact: true }).click();
  await raw.click();
  await expect.element(page.getByText('"email_confirmed"', { exact: false })).toBeVisible();
});
