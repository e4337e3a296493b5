import { existsSync, readFileSync } from "node:fs";
import parse from "spdx-expression-parse";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ALLOWED, EXCEPTIONS } from "./allowed.ts";
import { nameOf, productionPackages } from "./production.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, root), "utf8"));

const names = z.record(z.string(), z.string()).exactOptional();
const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      license: z.string().exactOptional(),
      link: z.boolean().exactOptional(),
      integrity: z.string().exactOptional(),
      hasInstallScript: z.boolean().exactOptional(),
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
    }),
  ),
});
const { packages } = lockfile.parse(read("package-lock.json"));
type Overrides = { [name: string]: string | Overrides };
const overridden: z.ZodType<Overrides> = z.lazy(() => z.record(z.string(), z.union([z.string(), overridden])));
const { workspaces, overrides, allowScripts } = z
  .object({ workspaces: z.array(z.string()), overrides: overridden, allowScripts: z.record(z.string(), z.boolean()) })
  .parse(read("package.json"));

/** Today's field, and those of older packages: an object, or a list of which one may be chosen. */
const named = z.union([z.string(), z.object({ type: z.string() }).transform(({ type }) => type)]);
const manifest = z.object({ license: named.exactOptional(), licenses: z.array(named).optional() });

/** Returns a package's own declaration; the lockfile's where it is not installed, as on another platform. */
function licenceOf(folder: string): string | undefined {
  if (!existsSync(new URL(`${folder}/package.json`, root))) return packages[folder]?.license;
  const { license, licenses } = manifest.parse(read(`${folder}/package.json`));
  return license ?? licenses?.map((each) => `(${each})`).join(" OR ");
}

/** One of two that may be chosen has to be allowed, and both of two that hold together. */
function isAllowed(licence: parse.Info): boolean {
  if (!("conjunction" in licence)) return ALLOWED.has(licence.license);
  const { conjunction, left, right } = licence;
  return conjunction === "or" ? isAllowed(left) || isAllowed(right) : isAllowed(left) && isAllowed(right);
}

function mayBeUsed(name: string, licence: string | undefined): boolean {
  if (EXCEPTIONS.some((each) => each.packages.test(name) && each.licence === licence)) return true;
  if (licence === undefined) return false;
  try {
    return isAllowed(parse(licence));
  } catch {
    return false;
  }
}

describe("the licences of what the product is made of", () => {
  const folders = productionPackages(packages, workspaces);

  it("finds the packages that run, with what they need in turn", () => {
    const found = new Set(folders.map(nameOf));
    for (const name of ["leaflet", "idb", "better-sqlite3", "@img/sharp-win32-x64"]) expect(found).toContain(name);
    expect(found).not.toContain("vitest");
    expect(found).not.toContain("shared-schema");
  });

  it("are all on the list, or an exception with a reason", () => {
    const refused = folders.filter((folder) => !mayBeUsed(nameOf(folder), licenceOf(folder)));
    expect(refused.map((folder) => `${nameOf(folder)}: ${licenceOf(folder) ?? "none"}`)).toEqual([]);
  });

  it("leaves no exception that nothing needs", () => {
    const found = folders.map((folder) => ({ name: nameOf(folder), licence: licenceOf(folder) }));
    const idle = EXCEPTIONS.filter(
      (each) => !found.some(({ name, licence }) => each.packages.test(name) && each.licence === licence),
    );
    expect(idle).toEqual([]);
  });

  it.each([
    ["MIT", true],
    ["(MIT OR GPL-3.0-only)", true],
    ["MIT AND Zlib", true],
    ["MIT AND GPL-3.0-only", false],
    ["GPL-3.0-only OR (MIT AND AGPL-3.0-only)", false],
    ["Hippocratic-2.1", false],
    ["SEE LICENSE IN LICENSE", false],
    ["", false],
    [undefined, false],
  ])("takes %s: %s", (licence, expected) => {
    expect(mayBeUsed("any", licence)).toBe(expected);
  });
});

describe("the packages of the lockfile", () => {
  /** The packages that others ask for and that are not to be installed. */
  const unwanted = (of: Overrides): string[] =>
    Object.entries(of).flatMap(([name, value]) => {
      if (typeof value === "string") return value === "file:not-installed" ? [name] : [];
      return unwanted(value);
    });
  const folders = Object.entries(packages).filter(([folder]) => folder.includes("node_modules/"));

  it("are none of those that must not be installed", () => {
    expect(unwanted(overrides).sort()).toEqual(["canvg", "core-js", "dompurify", "html2canvas", "nostr-tools"]);
    const names = new Set(folders.map(([folder]) => nameOf(folder)));
    expect(unwanted(overrides).filter((name) => names.has(name))).toEqual([]);
  });

  it("run a script at their installation where that is decided upon alone", () => {
    const running = folders.filter(([, { hasInstallScript }]) => hasInstallScript).map(([folder]) => nameOf(folder));
    expect([...new Set(running)].sort()).toEqual(Object.keys(allowScripts).sort());
  });

  it("have a hash of their content, but for those of this repository", () => {
    expect(folders.filter(([, { link, integrity }]) => !link && !integrity).map(([folder]) => folder)).toEqual([]);
  });
});

/** Files that others made and no package brings, each with words of its licence. */
const FILES = [
  {
    file: "pwa/src/workers/passport/model/mrz.traineddata.gz",
    licence: "pwa/src/workers/passport/model/LICENSE",
    says: "Redistribution and use in source and binary forms, with or without modification, are permitted",
  },
  {
    file: "pwa/src/testing/passports/font/OCRB.otf",
    licence: "pwa/src/testing/passports/font/README.md",
    says: "You may freely use, modify and/or distribute this file, without limitation",
  },
];

it.each(FILES)("$file has its licence beside it", ({ file, licence, says }) => {
  const text = readFileSync(new URL(licence, root), "utf8").replace(/\s+/g, " ");
  expect(existsSync(new URL(file, root))).toBe(true);
  expect(text).toContain(says);
});
