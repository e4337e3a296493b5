import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "#testing/screen.tsx";

const NAME = "Riviera, Corsica and Sardinia, nine days";

it("sections and pages name the browser's tab, in both languages", async () => {
  const title = () => document.title;
  const { go } = await openScreen("/agreement");
  await expect.poll(title).toBe("Agreements · Passerelle");
  await go("/agreement/1/price");
  await expect.poll(title).toBe(`Price · ${NAME} · Passerelle`);
  await go("/agreement/1/mapping");
  await expect.poll(title).toBe(`Route · ${NAME} · Passerelle`);
  await page.getByRole("button", { name: /, account menu$/ }).click();
  await page.getByRole("button", { name: "Passer en français" }).click();
  await expect.poll(title).toBe(`Itinéraire · ${NAME} · Passerelle`);
  await go("/agreement/99999");
  await expect.poll(title).toBe("Ce contrat n’est pas sur cet appareil · Passerelle");
});
