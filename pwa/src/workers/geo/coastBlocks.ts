import { coastVersion } from "shared-schema/assets/geo/manifest.json";
import { type Block, blockOf } from "shared-schema/geo/coast/coastBlocks";
import { tileId } from "shared-schema/geo/coast/coastPack";
import type { GrowingCoast } from "shared-schema/geo/coast/coastTiles";
import { COAST_SOURCES } from "shared-schema/geo/data";

/** A connection that hangs shall not keep anybody waiting who can go on without. */
const PATIENCE_MS = 8_000;
/** The pause before a block that could not be fetched is asked for again. */
const PAUSE_MS = 15_000;
/** A search may come upon new coasts again and again on its way round a continent. */
const ROUNDS = 8;

/** An answer, and how many blocks of coast were missing when it was given. */
interface WithMissingCoast<T> {
  answer: T;
  missing: number;
}

/** Blocks on their way to a coast, those that could not be had lately, and those that came. */
interface Traffic {
  underWay: Map<string, Promise<boolean>>;
  refusedAt: Map<string, number>;
  came: Set<string>;
}

const traffic = new WeakMap<GrowingCoast, Traffic>();

/**
 * Asks something of a coast. Missing blocks are fetched (the service worker keeps them for the next time without a
 * connection), and it asks again, until all are there or no more can be fetched.
 */
export async function askCoast<T>(coast: GrowingCoast, ask: () => T): Promise<WithMissingCoast<T>> {
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

/** The blocks of some tiles that were fetched: by their addresses, and how many could not be had. */
export interface HeldCoast {
  addresses: string[];
  missing: number;
}

/** Fetches the blocks of some tiles (south-west corners, longitude first), where they are not among the app's own files. */
export async function holdTiles(
  coast: GrowingCoast,
  tiles: readonly (readonly [longitude: number, latitude: number])[],
): Promise<HeldCoast> {
  const { missing } = await askCoast(coast, () =>
    tiles.map(([longitude, latitude]) => coast.tile(longitude, latitude)),
  );
  const { came } = trafficOf(coast);
  const ids = tiles.map(([longitude, latitude]) => tileId(longitude, latitude));
  const blocks = COAST_SOURCES.flatMap((_, source) => ids.map((id) => addressOf(blockOf(source, id))));
  return { addresses: [...new Set(blocks)].filter((address) => came.has(address)), missing };
}

function trafficOf(coast: GrowingCoast): Traffic {
  const known = traffic.get(coast) ?? { underWay: new Map(), refusedAt: new Map(), came: new Set() };
  traffic.set(coast, known);
  return known;
}

/** @returns whether any block came */
async function fetchBlocks(coast: GrowingCoast, blocks: readonly Block[]): Promise<boolean> {
  const came = await Promise.all(blocks.map((block) => fetchBlock(coast, block)));
  return came.includes(true);
}

function fetchBlock(coast: GrowingCoast, block: Block): Promise<boolean> {
  const { underWay, refusedAt, came } = trafficOf(coast);
  const address = addressOf(block);
  const coming = underWay.get(address);
  if (coming) return coming;
  if (performance.now() - (refusedAt.get(address) ?? -PAUSE_MS) < PAUSE_MS) return Promise.resolve(false);
  const fetching = load(address).then((pack) => {
    underWay.delete(address);
    if (pack) {
      coast.add(block.source, pack);
      came.add(address);
    } else refusedAt.set(address, performance.now());
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
