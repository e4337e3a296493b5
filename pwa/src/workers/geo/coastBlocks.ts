import { coastVersion } from "shared-schema/assets/geo/manifest.json";
import type { Block } from "shared-schema/geo/coastBlocks";
import type { GrowingCoast } from "shared-schema/geo/coastTiles";
import { COAST_SOURCES } from "shared-schema/geo/data";

/** A connection that hangs shall not keep anybody waiting who can go on without. */
const PATIENCE_MS = 8_000;
/** What could not be had is not asked for again at once. */
const PAUSE_MS = 15_000;
/** A search may come upon new coasts again and again on its way round a continent. */
const ROUNDS = 8;

/** An answer, and how many blocks of coast were missing when it was given. */
export interface Answered<T> {
  answer: T;
  missing: number;
}

/** Blocks on their way to a coast, and those that could not be had lately. */
interface Traffic {
  underWay: Map<string, Promise<boolean>>;
  refusedAt: Map<string, number>;
}

const traffic = new WeakMap<GrowingCoast, Traffic>();

/**
 * Asks something of a coast. What it misses is fetched (the service worker keeps it for the next time without a
 * connection), and it is asked again, until all is there or no more can be had.
 */
export async function askCoast<T>(coast: GrowingCoast, ask: () => T): Promise<Answered<T>> {
  for (let round = 1; ; round++) {
    coast.takeMissing();
    const answer = ask();
    const missing = coast.takeMissing();
    if (missing.length === 0 || round === ROUNDS || !(await fetchBlocks(coast, missing))) {
      return { answer, missing: missing.length };
    }
  }
}

/** A connection has come back: what could not be had may be asked for at once. */
export function forgetRefusals(coast: GrowingCoast): void {
  traffic.get(coast)?.refusedAt.clear();
}

/** @returns whether any block came */
async function fetchBlocks(coast: GrowingCoast, blocks: readonly Block[]): Promise<boolean> {
  const came = await Promise.all(blocks.map((block) => fetchBlock(coast, block)));
  return came.includes(true);
}

function fetchBlock(coast: GrowingCoast, block: Block): Promise<boolean> {
  const known = traffic.get(coast);
  const { underWay, refusedAt } = known ?? { underWay: new Map(), refusedAt: new Map() };
  if (!known) traffic.set(coast, { underWay, refusedAt });
  const address = addressOf(block);
  const coming = underWay.get(address);
  if (coming) return coming;
  if (performance.now() - (refusedAt.get(address) ?? -PAUSE_MS) < PAUSE_MS) return Promise.resolve(false);
  const fetching = load(address).then((pack) => {
    underWay.delete(address);
    if (pack) coast.add(block.source, pack);
    else refusedAt.set(address, performance.now());
    return pack !== null;
  });
  underWay.set(address, fetching);
  return fetching;
}

function addressOf({ source, column, row }: Block): string {
  return `/charts/coast/${coastVersion}/${COAST_SOURCES[source]}/${column}-${row}.bin`;
}

/** Null without a connection, and where the server has another version of the coast: it stays unknown, and says so. */
async function load(address: string): Promise<Uint8Array | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : null;
  } catch {
    return null;
  }
}
