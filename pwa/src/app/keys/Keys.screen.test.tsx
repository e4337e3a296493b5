import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openScreen } from "../../testing/screen.tsx";

/** Presses keys until they have led to an address: the code for them comes after the screen. */
async function pressUntil(keys: string, path: () => string, wanted: string): Promise<void> {
  await expect
    .poll(async () => {
      await userEvent.keyboard(keys);
      return path();
    })
    .toBe(wanted);
}

const dialog = page.getByRole("dialog", { name: "Keyboard shortcuts" });
const openKeys = () =>
  expect
    .poll(async () => {
      await userEvent.keyboard("?");
      return dialog.elements().length;
    })
    .toBe(1);

it("g and a letter lead through an agreement, and ? lists the keys", async () => {
  const screen = await openScreen("/agreement/1");
  await expect.element(page.getByRole("heading", { name: "Day by day" })).toBeVisible();
  await pressUntil("gm", screen.path, "/agreement/1/price");
  // A letter that is typed is a letter.
  await page.getByRole("main").getByRole("textbox").first().click();
  await userEvent.keyboard("go");
  expect(screen.path()).toBe("/agreement/1/price");
  await page.getByRole("heading", { level: 1 }).click();
  await userEvent.keyboard("?");
  await expect.element(dialog.getByRole("row", { name: /^Route/ })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard("gp");
  await expect.poll(screen.path).toBe("/agreement/1/clients");
  await userEvent.keyboard("ga");
  await expect.poll(screen.path).toBe("/agreement");
});

it("single keys are switched off for this device, and on again by way of the search", async () => {
  const screen = await openScreen("/agreement/1");
  await openKeys();
  const single = dialog.getByRole("switch", { name: "Single-key shortcuts" });
  await single.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await userEvent.keyboard("?gm");
  await userEvent.keyboard("{Control>}k{/Control}");
  await page.getByRole("dialog").getByRole("textbox").fill("shortcuts");
  await expect.element(dialog).not.toBeInTheDocument();
  expect(screen.path()).toBe("/agreement/1");
  await userEvent.keyboard("{Enter}");
  await single.click();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await pressUntil("gm", screen.path, "/agreement/1/price");
});

it("the search leads to sections and does what has a name, best matches first", async () => {
  const screen = await openScreen("/agreement/1");
  const search = page.getByRole("dialog");
  const found = search.getByRole("button");
  await page.getByRole("button", { name: "Search" }).first().click();
  await search.getByRole("textbox").fill("pri");
  await expect.element(found.first()).toHaveTextContent("Price");
  await userEvent.keyboard("{Enter}");
  await expect.poll(screen.path).toBe("/agreement/1/price");
  await userEvent.keyboard("{Control>}k{/Control}");
  await search.getByRole("textbox").fill("night");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => document.documentElement.dataset["mantineColorScheme"]).toBe("dark");
});

it("j and k lead through a list, Enter opens a row and n its next step, and a field keeps its letters", async () => {
  const screen = await openScreen("/agreement", { as: "admin" });
  await expect.element(page.getByRole("row", { name: /00001/ })).toBeVisible();
  const numbers = () => page.getBySelector("[data-list-item]").elements();
  expect(numbers().length).toBeGreaterThan(2);
  const focused = () => document.activeElement?.textContent;
  await expect
    .poll(async () => {
      await userEvent.keyboard("k");
      return focused();
    })
    .toBe(numbers()[0]?.textContent);
  await userEvent.keyboard("jj");
  expect(focused()).toBe(numbers()[2]?.textContent);
  await userEvent.keyboard("k");
  expect(focused()).toBe(numbers()[1]?.textContent);
  await page.getByRole("searchbox").click();
  await userEvent.keyboard("jk");
  await expect.element(page.getByRole("searchbox")).toHaveValue("jk");
  await page.getByRole("searchbox").fill("00001");
  await page.getByRole("link", { name: "00001" }).first().click();
  await expect.poll(screen.path).toBe("/agreement/1");
});

it("the search finds what can be done with the open agreement, in either language", async () => {
  const screen = await openScreen("/agreement/1", { as: "broker" });
  const search = page.getByRole("dialog", { name: "Search" });
  const first = async (text: string) => {
    await search.getByRole("textbox").fill(text);
    return search.getByRole("button").first().element().textContent;
  };
  await page.getByRole("button", { name: "Search" }).first().click();
  for (const [text, command] of [
    ["ask", "Ask for approval"],
    ["demander", "Ask for approval"],
    ["approve", "Approve this agreement"],
    ["remind", "Remind of payments due"],
    ["relancer", "Remind of payments due"],
    ["inviter", "Invite and share"],
  ] as const) {
    await expect.poll(() => first(text)).toBe(command);
  }
  await expect.poll(() => first("invite")).toBe("Invite and share");
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("dialog", { name: "Share" })).toBeVisible();
  expect(screen.path()).toBe("/agreement/1");
});
