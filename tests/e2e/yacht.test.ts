import { expect, type Locator } from "@playwright/test";
import { expectSaved, field, logIn, watchConsole } from "./support/browser.ts";
import { test } from "./support/test.ts";
import { addYacht } from "./support/yacht.ts";

async function enter(input: Locator, value: string): Promise<void> {
  await input.fill(value);
  await input.blur();
}

/** Returns the texts at a field: its description and its error. */
async function told(input: Locator): Promise<string> {
  const id = (await input.getAttribute("aria-describedby"))?.split(" ") ?? [];
  const texts = await Promise.all(id.map((one) => input.page().locator(`[id="${one}"]`).allInnerTexts()));
  return texts.flat().join(" ");
}

/** Enters a value and waits for what the field says to it. */
async function expectTold(input: Locator, value: string, message: string): Promise<void> {
  await enter(input, value);
  await expect.poll(() => told(input)).toContain(message);
}

test("a yacht is created by name, port and type, and her form says what is missing and what cannot be", async ({
  page,
}) => {
  const complaints = watchConsole(page);
  await logIn(page, "central", "/yachts");
  await page.getByRole("button", { name: "Add Yacht" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  await expect(page.getByRole("dialog").getByText("is required")).toHaveCount(3);
  await addYacht(page, "Ranger");

  for (const label of ["IMO number", "Official number", "Length over all", "Cruising speed", "Berths"]) {
    await expectTold(field(page, label), "", "is required");
  }
  await expectTold(field(page, "Name"), "", "is required");
  await field(page, "Name").fill("Ranger");
  await expectTold(field(page, "IMO number"), "9876542", "it does not match the check digit");
  await enter(field(page, "IMO number"), "9876543");
  await expect.poll(() => told(field(page, "IMO number"))).not.toContain("it does not match the check digit");
  const year = new Date().getUTCFullYear();
  const wrong: [label: string, value: string, message: string][] = [
    ["Maximum passengers", "13", "must be at most 12"],
    ["Berths", "0", "must be at least 1"],
    ["Fuel capacity", "0", "must be at least 1"],
    ["Number of engines", "0", "must be at least 1"],
    ["Average generator consumption", "-1", "must be at least 0"],
    ["Year built", String(year + 1), `must be at most ${year}`],
  ];
  for (const [label, value, message] of wrong) {
    await expectTold(field(page, label), value, message);
    await field(page, label).fill("");
    await field(page, label).blur();
  }
  await expectSaved(page);
  expect(complaints).toEqual([]);
});

test("speeds make a curve, entered one by one or pasted from a spreadsheet", async ({ page }) => {
  await logIn(page, "central");
  await addYacht(page, "Measured Mile");
  const warning = page.getByText(
    "Missing required speed/consumption data: fuel consumption estimate will not be calculated.",
  );
  const curve = page.getByRole("img", { name: "Speed and consumption curve" });
  await expect(warning).toBeVisible();
  await expect(curve).toBeHidden();
  const values: [label: string, value: string][] = [
    ["Maximum speed", "16"],
    ["Consumption at maximum speed", "620"],
    ["Cruising speed", "12"],
    ["Consumption at cruising speed", "280"],
  ];
  for (const [label, value] of values) await enter(field(page, label), value);
  await expect(curve).toHaveAccessibleDescription(/12 kt: 280 L\/h; 16 kt: 620 L\/h/);
  await expect(warning).toBeHidden();

  const paste = (text: string) =>
    field(page, "Speed of a new point").evaluate((input, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData("text/plain", pasted);
      input.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  await paste("kt\tL/h\n8\t90\nfast\t200");
  await expect(page.getByText("Line 3 of the pasted text")).toBeVisible();
  await expect(field(page, "Speed, point 1")).toBeHidden();
  await paste("kt\tL/h\r\n8\t90\r\n10,5\t180\r\n14\t1 400\r\n");
  await expect(field(page, "Speed, point 3")).toHaveValue("14");
  await expect(field(page, "Consumption, point 3")).toHaveValue("1,400");
  await expect(curve).toHaveAccessibleDescription(/10.5 kt: 180 L\/h; 14 kt: 1400 L\/h/);
});
