import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../");
const SCREENS = execFileSync("git", ["ls-files", "pwa/src/*.tsx"], { cwd: ROOT }).toString().trim().split("\n");
/** Mantine disables a button that is loading, so it loses the focus, and so does a dialog that closes meanwhile. */
const LOADING = /<(?:Button|ActionIcon)\b(?:=>|[^>])*?\sloading\b/;

it("shows that a button is busy with a BusyButton, which keeps the focus", () => {
  const found = SCREENS.filter((file) => LOADING.test(readFileSync(join(ROOT, file), "utf8")));
  expect(SCREENS.length).toBeGreaterThan(300);
  expect(found).toEqual([]);
});
