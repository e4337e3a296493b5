import type { Position } from "../base/basics.ts";
import type { CoastTiles } from "./coast/coastTiles.ts";

/** Coast tiles that count how often one was asked for that is not on this device. */
interface WatchedTiles extends CoastTiles {
  unknown(): number;
}

export function watched(tiles: CoastTiles): WatchedTiles {
  let unknown = 0;
  return {
    ...tiles,
    tile(longitude, latitude) {
      const tile = tiles.tile(longitude, latitude);
      if (tile === "UNKNOWN") unknown += 1;
      return tile;
    },
    unknown: () => unknown,
  };
}

/** Answers about polylines, remembered. */
interface Remembered<A> {
  along(points: readonly Position[]): A;
  /** Whether the answer is remembered. */
  knows(points: readonly Position[]): boolean;
  /** Takes over an answer that was found elsewhere, by the same data. */
  learn(points: readonly Position[], answer: A): void;
}

/**
 * Remembers the answers about polylines: a plan asks for every leg again, whatever was changed. An answer for which an unknown tile
 * was asked is not kept, so that it is another one once the coast has come.
 * @param most answers; the one that was asked for longest ago is forgotten when there are more
 */
export function rememberedAlong<A>(
  tiles: WatchedTiles,
  most: number,
  ask: (points: readonly Position[]) => A,
): Remembered<A> {
  const known = new Map<string, { answer: A }>();
  const keyOf = (points: readonly Position[]) =>
    points.map(({ latitude, longitude }) => `${latitude},${longitude}`).join(" ");

  /** Keeps an answer as the newest. */
  function keep(key: string, found: { answer: A }): void {
    // The last of a map is the one that was set last.
    known.delete(key);
    known.set(key, found);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
  }

  return {
    along(points) {
      const key = keyOf(points);
      const found = known.get(key);
      if (found) {
        keep(key, found);
        return found.answer;
      }
      const before = tiles.unknown();
      const answer = ask(points);
      if (tiles.unknown() === before) keep(key, { answer });
      return answer;
    },
    knows: (points) => known.has(keyOf(points)),
    learn: (points, answer) => keep(keyOf(points), { answer }),
  };
}
