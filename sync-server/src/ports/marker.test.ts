import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { whenMarked } from "./marker.ts";

it("keeps the marker until its work is done, and does it once", () => {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-marker-"));
  const marker = join(folder, "restored");
  writeFileSync(marker, "");
  const failing = () => {
    throw new Error("planted");
  };
  expect(() => whenMarked(marker, failing)).toThrow("planted");
  expect(existsSync(marker)).toBe(true);
  let done = 0;
  const work = () => {
    done += 1;
  };
  whenMarked(marker, work);
  whenMarked(marker, work);
  expect(done).toBe(1);
  expect(existsSync(marker)).toBe(false);
  rmSync(folder, { recursive: true });
});
