import { expect, it, onTestFinished, vi } from "vitest";
import { page } from "vitest/browser";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { patience } from "#testing/browser/patience.ts";
import { photoOf } from "#testing/passports/jpegOf.ts";
import { show } from "#testing/screen.tsx";
import { PassportLines } from "./PassportLines.tsx";

/** The recogniser starts once in each dialog: minutes, where others take the processor. */
const SLOW = { timeout: patience(90_000) };

/** Shows the lines' field, with the dialog of the camera open. */
async function open(): Promise<ReturnType<typeof vi.fn>> {
  const onRead = vi.fn();
  await show(
    <main>
      <PassportLines onRead={onRead} />
    </main>,
  );
  await page.getByRole("button", { name: "Read with the camera" }).click();
  return onRead;
}

/** Gives the dialog a file, as its chooser would. */
function choose(file: File): void {
  const files = new DataTransfer();
  files.items.add(file);
  const input = document.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("There is no input for a photo.");
  input.files = files.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The photo as a camera stores it that was held another way. */
async function turnedFile(file: File, quarters: number): Promise<File> {
  const picture = await createImageBitmap(file);
  const sides = [picture.width, picture.height] as const;
  const [width, height] = quarters % 2 === 0 ? sides : [sides[1], sides[0]];
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  context?.translate(width / 2, height / 2);
  context?.rotate((quarters * Math.PI) / 2);
  context?.drawImage(picture, -picture.width / 2, -picture.height / 2);
  return new File([await canvas.convertToBlob({ type: "image/jpeg", quality: 0.9 })], "turned.jpg");
}

function withoutCamera(name: "NotAllowedError" | "NotFoundError"): void {
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockRejectedValue(new DOMException("No.", name));
}

/** A camera that shows a grey wall. */
function wall(): MediaStream {
  const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 360 });
  canvas.getContext("2d")?.fillRect(0, 0, 640, 360);
  return canvas.captureStream(10);
}

/** The first bytes of a square bitmap, which would take the memory of its whole size. */
function headOfBitmap(side: number): ArrayBuffer {
  const head = new DataView(new ArrayBuffer(54));
  head.setUint16(0, 0x424d);
  head.setUint32(10, 54, true);
  head.setUint32(14, 40, true);
  head.setInt32(18, side, true);
  head.setInt32(22, side, true);
  head.setUint16(26, 1, true);
  head.setUint16(28, 24, true);
  return head.buffer;
}

it.each([
  ["a passport", 0, { passport_num: "YN1749863" }],
  ["a card", 4, { passport_num: "WS0040264" }],
])("reads %s from a photo, of which nothing leaves the device", SLOW, async (_, index, expected) => {
  withoutCamera("NotAllowedError");
  const onRead = await open();
  await expect.element(page.getByText("The camera may not be used here.", { exact: false })).toBeVisible();
  const before = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
  choose(await photoOf(index));
  await expect.poll(() => onRead.mock.calls.at(-1)?.[0], { timeout: patience(80_000) }).toMatchObject(expected);
  const asked = performance.getEntriesByType("resource").filter(({ name }) => !before.has(name));
  expect(asked.filter(({ name }) => new URL(name).pathname.startsWith("/api"))).toEqual([]);
  await expect.element(page.getByText("Read. Please check the fields below.")).toBeVisible();
  await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
});

it.each([1, 2, 3])("reads a photo that is turned by %i quarters", SLOW, async (quarters) => {
  withoutCamera("NotAllowedError");
  const onRead = await open();
  choose(await turnedFile(await photoOf(0), quarters));
  await expect
    .poll(() => onRead.mock.calls.at(-1)?.[0], { timeout: patience(80_000) })
    .toMatchObject({ passport_num: "YN1749863" });
});

it.each(["light", "dark"])("hinders no one in the %s theme, on a phone and on a desk", async (theme) => {
  withoutCamera("NotFoundError");
  await open();
  document.documentElement.dataset["mantineColorScheme"] = theme;
  onTestFinished(() => void delete document.documentElement.dataset["mantineColorScheme"]);
  await expect.element(page.getByText("No camera was found.", { exact: false })).toBeVisible();
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.viewport(width, height);
    await expectNoBarriers();
  }
});

it("turns the camera off when the dialog closes, and while the page is hidden", SLOW, async () => {
  const streams: MediaStream[] = [];
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockImplementation(async () => {
    const stream = wall();
    streams.push(stream);
    return stream;
  });
  const isLive = (stream: MediaStream | undefined) => stream?.getTracks().some((track) => track.readyState === "live");
  const hide = (state: DocumentVisibilityState) => {
    vi.spyOn(document, "visibilityState", "get").mockReturnValue(state);
    document.dispatchEvent(new Event("visibilitychange"));
  };
  await open();
  await expect.element(page.getByText("Looking for the lines.", { exact: false })).toBeVisible();
  expect(isLive(streams[0])).toBe(true);
  hide("hidden");
  await expect.poll(() => isLive(streams[0])).toBe(false);
  hide("visible");
  await expect.poll(() => isLive(streams[1])).toBe(true);
  await page.getByRole("button", { name: "Close" }).click();
  await expect.poll(() => streams.some(isLive)).toBe(false);
  expect(streams).toHaveLength(2);
});

it("turns the camera off when its reader cannot be loaded", async () => {
  const stream = wall();
  vi.spyOn(navigator.mediaDevices, "getUserMedia").mockResolvedValue(stream);
  vi.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValue(new DOMException("No.", "NotSupportedError"));
  await open();
  await expect.element(page.getByText("The reader could not be loaded.", { exact: false })).toBeVisible();
  expect(stream.getTracks().map((track) => track.readyState)).toEqual(["ended"]);
});

it("refuses a file that is no picture, and one too large to be decoded", async () => {
  withoutCamera("NotFoundError");
  await open();
  await expect.element(page.getByText("No camera was found.", { exact: false })).toBeVisible();
  choose(new File(["P<UTOERIKSSON"], "page.jpg", { type: "image/jpeg" }));
  await expect.element(page.getByText("could not be read with certainty", { exact: false })).toBeVisible();
  choose(new File([headOfBitmap(20_000)], "page.bmp", { type: "image/bmp" }));
  await expect.element(page.getByText("The picture is too large", { exact: false })).toBeVisible();
});
