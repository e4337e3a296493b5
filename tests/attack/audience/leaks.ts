import { mayRead, mayReadOfOthers, type Reader } from "./decided.ts";
import type { Mark } from "./marks/mark.ts";

import { alerts } from "./ways/device/alerts.ts";
import { exports } from "./ways/device/exports.ts";
import { papers, settled } from "./ways/device/papers.ts";
import { guestPage, mail, webPush } from "./ways/notified.ts";
import { pull } from "./ways/pull.ts";
import { push } from "./ways/push.ts";
import { pathsToWalk, rest } from "./ways/rest/rest.ts";
import { settlement } from "./ways/settlement.ts";
import { statementLines } from "./ways/statements.ts";
import { openStreams } from "./ways/stream.ts";
import type { Handed, Way } from "./ways/way.ts";
import { writes } from "./ways/writes.ts";
import type { Choose } from "./world/cast.ts";
import { amend, live } from "./world/life.ts";
import { buildWorld, type World } from "./world/world.ts";

interface Walked {
  /** The planted values that someone was handed who may not read them. */
  leaks: string[];
  /** How many planted values came to those who may read them: by way, by way and reader, and by way and what it handed out. */
  seen: Map<string, number>;
  /** What someone may read and that does not reach the device. */
  withheld: string[];
  /** GET operations that are walked and that no one was answered. */
  unanswered: string[];
}

/** Fills a server with secrets, takes every way out of it for everybody, and looks for what no one should have been handed. */
export async function findLeaks(choose: Choose): Promise<Walked> {
  const world = await buildWorld(choose);
  const withheld = await notPulled(world);
  const streams = await openStreams(world);
  const lived = await live(world);
  const answered = new Set<string>();
  const leaks = new Set<string>();
  const seen = new Map<string, number>();
  const take = async (ways: readonly Way[]) => {
    for (const way of ways) await walk(world, way, { leaks, seen });
  };
  await take([streams.way, pull, rest(lived, answered), exports, papers, alerts, mail, webPush, guestPage(lived.link)]);
  await amend(world);
  const isAsked = (path: string) => /\{version\}|^\/cruise\/\{id\}\/(history|price_causes)/.test(path);
  await take([pull, rest(lived, answered, { name: "REST of an addendum", isAsked }), exports]);
  // Those that write come last.
  await take([push, statementLines, writes, settlement, settled]);
  const unanswered = (await pathsToWalk(world)).filter((path) => !answered.has(path));
  await streams.close();
  await world.server.close();
  return { leaks: [...leaks], seen, withheld, unanswered };
}

async function walk(world: World, way: Way, { leaks, seen }: { leaks: Set<string>; seen: Map<string, number> }) {
  const count = (key: string, by: number) => seen.set(key, (seen.get(key) ?? 0) + by);
  count(way.name, 0);
  for await (const handed of way.walk(world)) {
    for (const { value, marks } of world.marks.foundIn(handed.text)) {
      if (marks.some((mark) => mayRead(world, handed.to, mark))) {
        for (const key of ["", ` to ${handed.to}`, ` of ${handed.what}`]) count(`${way.name}${key}`, 1);
      } else {
        for (const { collection, path } of marks.slice(0, 1)) {
          leaks.add(sentence(way, handed, `${collection}.${path}`, value));
        }
      }
    }
  }
}

/** Lists what is current, syncs and may be read, and is missing from the pull: the table and what was decided say the same. */
async function notPulled(world: World): Promise<string[]> {
  const pulled = new Map<Reader, Set<Mark>>();
  for await (const { to, text } of pull.walk(world)) {
    const held = pulled.get(to) ?? new Set<Mark>();
    for (const { marks } of world.marks.foundIn(text)) for (const mark of marks) held.add(mark);
    pulled.set(to, held);
  }
  return [...pulled].flatMap(([reader, held]) =>
    world.marks.all
      .filter((mark) => mark.age === "CURRENT" && !held.has(mark) && mayReadOfOthers(world, reader, mark))
      .filter((mark) => !isLookedUp(world, reader, mark))
      .map(({ collection, id, path }) => `${collection}.${path} of ${id} does not reach ${reader}`),
  );
}

/** Administrators' devices hold what is on an agreement; the rest they look up. */
function isLookedUp({ places }: World, reader: Reader, { collection, id }: Mark): boolean {
  if (reader !== "admin") return false;
  const all = Object.values(places);
  if (collection === "yachts") return all.every(({ yacht }) => String(yacht) !== id);
  return (
    collection === "profiles" && all.every(({ parties }) => parties.every(([, profile]) => String(profile) !== id))
  );
}

function sentence({ name }: Way, { to, what }: Handed, field: string, value: string): string {
  return `${field} (${value}) reaches ${to} by ${name}, in ${what}`;
}
