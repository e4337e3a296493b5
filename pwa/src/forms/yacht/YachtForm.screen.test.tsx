import { expect, it } from "vitest";
import { type Locator, page } from "vitest/browser";
import { enter, field } from "../../testing/find.ts";
import { openScreen } from "../../testing/screen.tsx";

/** The texts at a field: its description and its error. */
function messageAt(input: Locator): string {
  const ids = input.element().getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? "").join(" ");
}

/** Enters a value and waits for what the field says to it. */
async function expectMessage(input: Locator, value: string, message: string): Promise<void> {
  await enter(input, value);
  await expect.poll(() => messageAt(input)).toContain(message);
}

/** Makes a yacht in the dialog of the list, and arrives on her page. */
async function addYacht(name: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await field("Name", dialog).fill(name);
  await enter(field("Port of registry", dialog), "Nice");
  await field("Type", dialog).click();
  await page.getByRole("option", { name: "Motor yacht" }).click();
  await dialog.getByRole("button", { name: "Create" }).click();
  await expect.element(page.getByRole("heading", { name, level: 1 })).toBeVisible();
}

/** Opens the list of yachts with the dialog for a new one. */
async function openDialog() {
  const screen = await openScreen("/yachts", { as: "central" });
  await page.getByRole("button", { name: "Add Yacht" }).click();
  return screen;
}

it("a yacht is created by name, port and type, and her form says what is missing and what cannot be", async () => {
  const screen = await openDialog();
  await page.getByRole("dialog").getByRole("button", { name: "Create" }).click();
  await expect.element(page.getByRole("dialog").getByText("is required")).toHaveLength(3);
  await addYacht("Ranger");
  expect(screen.path()).toMatch(/\/yachts\/\d+$/);

  for (const label of ["IMO number", "Official number", "Length over all", "Cruising speed", "Berths"]) {
    await expectMessage(field(label), "", "is required");
  }
  await expectMessage(field("Name"), "", "is required");
  await field("Name").fill("Ranger");
  await expectMessage(field("IMO number"), "9876542", "it does not match the check digit");
  await enter(field("IMO number"), "9876543");
  await expect.poll(() => messageAt(field("IMO number"))).not.toContain("it does not match the check digit");
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
    await expectMessage(field(label), value, message);
    await enter(field(label), "");
  }
});

it("speeds make a curve, entered one by one or pasted from a spreadsheet", async () => {
  await openDialog();
  await addYacht("Measured Mile");
  const warning = page.getByText(
    "Missing required speed/consumption data: fuel consumption estimate will not be calculated.",
  );
  const curve = page.getByRole("img", { name: "Speed and consumption curve" });
  await expect.element(warning).toBeVisible();
  await expect.element(curve).not.toBeInTheDocument();
  const values: [label: string, value: string][] = [
    ["Maximum speed", "16"],
    ["Consumption at maximum speed", "620"],
    ["Cruising speed", "12"],
    ["Consumption at cruising speed", "280"],
  ];
  for (const [label, value] of values) await enter(field(label), value);
  await expect.element(curve).toHaveAccessibleDescription(/12 kt: 280 L\/h; 16 kt: 620 L\/h/);
  await expect.element(warning).not.toBeInTheDocument();

  const paste = (text: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const pasted = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    field("Speed of a new point").element().dispatchEvent(pasted);
  };
  paste("kt\tL/h\n8\t90\nfast\t200");
  await expect.element(page.getByText("Line 3 of the pasted text")).toBeVisible();
  await expect.element(field("Speed, point 1")).not.toBeInTheDocument();
  paste("kt\tL/h\r\n8\t90\r\n10,5\t180\r\n14\t1 400\r\n");
  await expect.element(field("Speed, point 3")).toHaveValue("14");
  await expect.element(field("Consumption, point 3")).toHaveValue("1,400");
  await expect.element(curve).toHaveAccessibleDescription(/10.5 kt: 180 L\/h; 14 kt: 1400 L\/h/);
});
