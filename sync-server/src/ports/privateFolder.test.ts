import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { keepPrivate } from "./privateFolder.ts";

const base = mkdtempSync(join(tmpdir(), "passerelle-private-"));
afterEach(() => rmSync(base, { recursive: true, force: true }));
const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

it("closes the folder, the database and the pictures to everybody else", () => {
  const folder = join(base, "data");
  mkdirSync(join(folder, "files"), { recursive: true });
  for (const name of ["passerelle.db", "passerelle.db-wal"]) writeFileSync(join(folder, name), "");
  for (const path of [folder, join(folder, "files")]) chmodSync(path, 0o755);
  chmodSync(join(folder, "passerelle.db"), 0o644);
  expect(keepPrivate(folder)).toEqual([]);
  expect([folder, join(folder, "files")].map(modeOf)).toEqual(["700", "700"]);
  expect(["passerelle.db", "passerelle.db-wal"].map((name) => modeOf(join(folder, name)))).toEqual(["600", "600"]);
});

it("leaves alone what others keep in the folder", () => {
  const folder = join(base, "shared");
  mkdirSync(join(folder, "lost+found"), { recursive: true });
  writeFileSync(join(folder, "README"), "");
  chmodSync(join(folder, "lost+found"), 0o755);
  chmodSync(join(folder, "README"), 0o644);
  expect(keepPrivate(folder)).toEqual([]);
  expect(["lost+found", "README"].map((name) => modeOf(join(folder, name)))).toEqual(["755", "644"]);
});

it("names what it could not close, and closes the rest", () => {
  const folder = join(base, "foreign");
  mkdirSync(folder, { recursive: true });
  const [database, log] = [join(folder, "passerelle.db"), join(folder, "passerelle.db-wal")];
  for (const path of [database, log]) writeFileSync(path, "", { mode: 0o644 });
  const open = keepPrivate(folder, (path, mode) => {
    if (path === database) throw new Error("EPERM: operation not permitted");
    chmodSync(path, mode);
  });
  expect(open).toEqual([database]);
  expect(modeOf(log)).toBe("600");
});
