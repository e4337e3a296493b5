import { expect, type Page } from "@playwright/test";
import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { expectReadyOffline, expectSaved, logIn } from "./support/browser.ts";
import { installed, test } from "./support/test.ts";
import { addYacht, fillDialog } from "./support/yacht.ts";

const MEGABYTE = 1024 * 1024;

/** A JPEG of one colour, as a camera would hand it over. */
async function jpeg(page: Page, colour: string): Promise<Buffer> {
  const url = await page.evaluate((fill) => {
    const canvas = document.createElement("canvas");
    canvas.width = 640;
    canvas.height = 480;
    const pen = canvas.getContext("2d");
    if (pen) pen.fillStyle = fill;
    pen?.fillRect(0, 0, 640, 480);
    return canvas.toDataURL("image/jpeg");
  }, colour);
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

const picture = (name: string, buffer: Buffer) => ({ name, mimeType: "image/jpeg", buffer });
const files = (page: Page) => page.locator('input[type="file"][multiple]');
const shown = (page: Page) => page.getByRole("list", { name: "Pictures" }).getByRole("listitem");

test("pictures are taken, refused, kept while there is no network, and deleted after asking", async ({
  page,
  context,
}) => {
  await logIn(page, "central");
  // Named again in each run: a card is found by its name.
  const name = `Photogenic ${Date.now()}`;
  await addYacht(page, name);
  const [blue, white, red] = [await jpeg(page, "#1f6fc4"), await jpeg(page, "#ffffff"), await jpeg(page, "#c23b34")];
  await files(page).setInputFiles([picture("bow.jpg", blue), picture("stern.jpg", white)]);
  await expect(page.getByRole("img", { name: `${name}, picture 2` })).toBeVisible();

  await files(page).setInputFiles([picture("notes.jpg", Buffer.from("these are no pixels"))]);
  await expect(page.getByText("“notes.jpg” is not a JPEG, PNG or WebP picture.")).toBeVisible();
  await files(page).setInputFiles([picture("large.jpg", Buffer.concat([red, Buffer.alloc(4 * MEGABYTE)]))]);
  await expect(page.getByText("File size should not exceed 3MB")).toBeVisible();
  await expect(page.getByText("File size should not exceed 3MB")).toBeHidden();
  await expect(shown(page)).toHaveCount(2);

  await context.setOffline(true);
  await files(page).setInputFiles([picture("quay.jpg", red)]);
  await expect(shown(page).nth(2)).toContainText("Waiting to be sent");
  const toList = () => page.getByRole("navigation").getByRole("link", { name: "Yachts" }).first().click();
  const card = page.getByRole("article").filter({ hasText: name });
  const toDetail = () => card.getByRole("link", { name: `Detailed info on ${name}` }).click();
  await toList();
  await expect(card.getByRole("img")).toHaveCount(2);
  await toDetail();
  await expect(shown(page).nth(2)).toContainText("Waiting to be sent");
  await context.setOffline(false);
  await expect(page.getByRole("img", { name: `${name}, picture 3` })).toBeVisible();

  await page.getByRole("button", { name: "Delete picture 1" }).click();
  await expect(page.getByText("Are you sure you want to delete this picture?")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(shown(page)).toHaveCount(3);
  await toList();
  await expect(card.getByRole("img")).toHaveCount(2);
  await toDetail();
  await page.getByRole("button", { name: "Delete picture 1" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete picture" }).click();
  await expect(shown(page)).toHaveCount(2);
});

installed("a yacht and her picture, both made at sea, reach the server together", async ({ page, context }) => {
  await logIn(page, "central", "/yachts");
  await expectReadyOffline(page);
  await expectSaved(page);
  await context.setOffline(true);
  const name = `Far Out ${Date.now()}`;
  await fillDialog(page, name);
  await files(page).setInputFiles([picture("bow.jpg", await jpeg(page, "#7f5fc4"))]);
  await expect(shown(page)).toContainText("Waiting to be sent");
  await context.setOffline(false);
  await expect(page.getByRole("img", { name: `${name}, picture 1` })).toBeVisible();
  await expectSaved(page);
});

installed(
  "a picture is deleted without a network, kept after all, and deleted for good when the server is back",
  async ({ page, context }) => {
    await logIn(page, "central");
    const name = `Refit ${Date.now()}`;
    await addYacht(page, name);
    await files(page).setInputFiles([picture("bow.jpg", await jpeg(page, "#1f6fc4"))]);
    await expect(page.getByRole("button", { name: "Delete picture 1" })).toBeVisible();
    await expectReadyOffline(page);
    await context.setOffline(true);
    const remove = async () => {
      await page.getByRole("button", { name: "Delete picture 1" }).click();
      await page.getByRole("dialog").getByRole("button", { name: "Delete picture" }).click();
      await expect(shown(page)).toContainText("Waiting to be deleted");
    };
    await remove();
    await page.getByRole("button", { name: "Keep picture 1" }).click();
    await expect(shown(page)).not.toContainText("Waiting to be deleted");
    await remove();
    await page.locator("header button[data-state]").click();
    await expect(page.getByRole("dialog")).toContainText("Picture to be deleted");
    await page.keyboard.press("Escape");
    await context.setOffline(false);
    await expect(shown(page)).toHaveCount(0);
    await expectSaved(page);
  },
);

test("a picture whose receipt was lost is sent again after a reload, and taken once; one that is refused says so and is sent again", async ({
  page,
}) => {
  await logIn(page, "central");
  const name = `Twice ${Date.now()}`;
  await addYacht(page, name);
  const keys: string[] = [];
  let lost = false;
  await page.route("**/api/yacht/*/image", async (route) => {
    keys.push((await route.request().headerValue("idempotency-key")) ?? "");
    // The server takes it, and its answer gets lost on the way.
    if (!lost) await route.fetch();
    if (lost) await route.continue();
    else await route.abort("connectionreset");
    lost = true;
  });
  await files(page).setInputFiles([picture("bow.jpg", await jpeg(page, "#1f8a4c"))]);
  // A page that is left while the server still takes the picture would send it a second time beside the first.
  await expect.poll(() => lost).toBe(true);
  await page.reload();
  await expect.poll(() => new Set(keys).size === 1 && keys.length > 1).toBe(true);
  await expect(page.getByRole("img", { name: `${name}, picture 1` })).toBeVisible();
  await expectSaved(page);
  await expect(shown(page)).toHaveCount(1);

  await page.unroute("**/api/yacht/*/image");
  const message = "File size is exceeding the 3MB limit";
  await page.route("**/api/yacht/*/image", (route) =>
    route.fulfill({ status: 422, json: { message }, headers: { [OWN_ANSWER]: "1" } }),
  );
  await files(page).setInputFiles([picture("stern.jpg", await jpeg(page, "#c23b34"))]);
  await expect(shown(page).getByRole("alert")).toHaveText(message);
  await page.unroute("**/api/yacht/*/image");
  await page.getByRole("button", { name: "Send stern.jpg again" }).click();
  await expect(page.getByRole("button", { name: "Delete picture 2" })).toBeVisible();
  await expect(shown(page)).toHaveCount(2);
});
