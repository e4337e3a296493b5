import { expect, it } from "vitest";
import {
  APP_DATA,
  addGuide,
  addMissing,
  addReader,
  deleteFormer,
  GUIDE,
  GUIDE_KEPT,
  READER,
  whereKept,
} from "./appData.ts";

/** A cache storage that keeps names, and a network that has the files given. */
function device(kept: string[], served: readonly string[], names: readonly string[] = [APP_DATA]) {
  const cache = {
    keys: async () => kept.map((path) => new Request(`https://passerelle.test${path}`)),
    add: async (path: string) => {
      if (!served.includes(path)) throw new TypeError("no connection");
      kept.push(path);
    },
    delete: async ({ url }: Request) => kept.splice(kept.indexOf(new URL(url).pathname), 1).length > 0,
  };
  return { open: async () => cache, has: async (name: string) => names.includes(name) };
}

const FORMER = ["/assets/med-1.bin", "/assets/land-1.json"];
const LISTED = ["/assets/med-2.bin", "/assets/land-1.json", "/assets/places-2.tsv"];

it("adds the files of a new version beside those of the version in use, then deletes the former", async () => {
  const kept = [...FORMER];
  const storage = device(kept, ["/assets/med-2.bin", "/assets/places-2.tsv"]);
  await addMissing(storage, APP_DATA, LISTED);
  expect(kept).toEqual([...FORMER, "/assets/med-2.bin", "/assets/places-2.tsv"]);
  await deleteFormer(storage, APP_DATA, LISTED);
  expect(kept.toSorted()).toEqual(LISTED.toSorted());
});

it("fails when a file cannot be fetched, and continues from there", async () => {
  const kept = [...FORMER];
  await expect(addMissing(device(kept, ["/assets/med-2.bin"]), APP_DATA, LISTED)).rejects.toThrow("no connection");
  expect(kept).toEqual([...FORMER, "/assets/med-2.bin"]);
  await addMissing(device(kept, ["/assets/places-2.tsv"]), APP_DATA, LISTED);
  expect(kept).toEqual(expect.arrayContaining(LISTED));
});

it("deletes nothing while a listed file is missing", async () => {
  const kept = [...FORMER, "/assets/med-2.bin"];
  await deleteFormer(device(kept, []), APP_DATA, LISTED);
  expect(kept).toEqual([...FORMER, "/assets/med-2.bin"]);
});

it("does nothing for a cache that the user has not asked for", async () => {
  const done: string[] = [];
  for (const name of [APP_DATA, GUIDE]) await whereKept(device([], []), name, async () => void done.push(name));
  expect(done).toEqual([APP_DATA]);
});

const CHAPTERS = ["/assets/guide/route-2.js", "/assets/guide/price-2.js"];

it("brings the guide as far as it can, and fails no update for it", async () => {
  const kept: string[] = [];
  await addGuide(device(kept, CHAPTERS.slice(0, 1), [GUIDE, GUIDE_KEPT]), CHAPTERS);
  expect(kept).toEqual(CHAPTERS.slice(0, 1));
});

it("brings no guide that was never kept as a whole", async () => {
  const kept: string[] = [];
  await addGuide(device(kept, CHAPTERS, [GUIDE]), CHAPTERS);
  expect(kept).toEqual([]);
});

it("brings a new reader of passports along where the former was used, and lets an update go on without it", async () => {
  const [former, next] = ["/assets/passportWorker-1.js", "/assets/passportWorker-2.js"] as const;
  const broughtTo = async (name: string, served: readonly string[]) => {
    const kept: string[] = [former];
    await addReader(device(kept, served, [name]), [next]);
    return kept;
  };
  expect(await broughtTo(READER, [next])).toEqual([former, next]);
  expect(await broughtTo(READER, [])).toEqual([former]);
  expect(await broughtTo(APP_DATA, [next])).toEqual([former]);
});
