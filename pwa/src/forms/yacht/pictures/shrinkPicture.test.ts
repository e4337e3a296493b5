import { afterEach, expect, it, vi } from "vitest";
import { fitted, shrinkPicture } from "./shrinkPicture.ts";

afterEach(() => vi.unstubAllGlobals());

it("refuses a GIF that the browser could show, before it is decoded", async () => {
  const decode = vi.fn();
  vi.stubGlobal("createImageBitmap", decode);
  expect(await shrinkPicture(new Blob(["GIF89a", new Uint8Array(20)], { type: "image/jpeg" }))).toBeNull();
  expect(decode).not.toHaveBeenCalled();
});

it("keeps a picture's proportions and never enlarges it", () => {
  expect(fitted(4_000, 3_000)).toEqual({ width: 2_048, height: 1_536 });
  expect(fitted(3_000, 4_000)).toEqual({ width: 1_536, height: 2_048 });
  expect(fitted(800, 600)).toEqual({ width: 800, height: 600 });
  expect(fitted(9_000, 1)).toEqual({ width: 2_048, height: 1 });
});
