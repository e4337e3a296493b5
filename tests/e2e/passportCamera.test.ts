import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, expect } from "@playwright/test";
import { specimens } from "../../pwa/src/testing/passports/specimens.ts";
import { draw, prepare } from "../passports/render.ts";
import { patience } from "../support/patience.ts";
import { watchConsole } from "./support/browser.ts";
import { pricedDraft } from "./support/priced.ts";
import { rest } from "./support/server.ts";
import { test } from "./support/test.ts";

/** The passport of the specimens that is photographed best. */
const SPECIMEN = 33;

test("a passenger reads a passport with the camera, and no picture leaves the device", async ({
  page,
  browser,
  baseURL,
  launchOptions,
}) => {
  // The recogniser reads frame after frame, without a graphics processor.
  test.setTimeout(patience(240_000));
  const specimen = specimens()[SPECIMEN];
  if (!specimen) throw new Error("There is no such specimen.");
  const { id } = await pricedDraft(page.request, "Passport by camera");
  const [broker, captain] = [await rest(page.request, "broker"), await rest(page.request, "captain")];
  const email = `camera-${Date.now()}@example.test`;
  const guest = await broker.contact({ first_name: "Ada", last_name: "Okafor", email, send_invite: false });
  await broker.addParty(id, "passengers", guest);
  const { pathname, hash } = new URL(await captain.passengerLink(id, guest));
  const folder = mkdtempSync(join(tmpdir(), "passerelle-camera-"));
  let withCamera: Browser | null = null;
  try {
    const film = join(folder, "film.mjpeg");
    const drawing = await browser.newPage();
    await prepare(drawing);
    const frames: Buffer[] = [];
    for (const conditions of specimen.frames) {
      frames.push(Buffer.from(await draw(drawing, specimen, conditions), "base64"));
    }
    await drawing.close();
    writeFileSync(film, Buffer.concat(frames));
    const camera = ["--use-fake-ui-for-media-stream", "--use-fake-device-for-media-stream"];
    const args = [...(launchOptions.args ?? []), ...camera, `--use-file-for-fake-video-capture=${film}`];
    withCamera = await chromium.launch({ ...launchOptions, args });
    const phone = await (
      await withCamera.newContext({
        ...(baseURL && { baseURL }),
        viewport: { width: 390, height: 844 },
        permissions: ["camera"],
      })
    ).newPage();
    const complaints = watchConsole(phone);
    const sent: string[] = [];
    phone.on("request", (request) => {
      if (request.method() !== "GET") sent.push(`${request.method()} ${request.url()}`);
    });
    await phone.goto(pathname + hash);
    await phone.getByRole("button", { name: "Read with the camera" }).click();
    await expect(phone.getByText("Read. Please check the fields below.")).toBeVisible({ timeout: patience(180_000) });
    await expect(phone.getByRole("dialog")).toBeHidden();
    await expect(phone.getByLabel("Passport number")).toHaveValue("R86205199");
    expect(sent).toEqual([]);
    expect(complaints).toEqual([]);
  } finally {
    await withCamera?.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
