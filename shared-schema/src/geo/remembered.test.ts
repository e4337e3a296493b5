import { expect, it } from "vitest";
import type { Tile } from "./coast/coastTiles.ts";
import { rememberedAlong, watched } from "./remembered.ts";

const LEG = [
  { latitude: 43, longitude: 7 },
  { latitude: 42, longitude: 9 },
];

/** Answers with the tile at the first point, and counts how often it is asked. */
function asking(tile: () => Tile, most = 10) {
  const tiles = watched({ tile, isDisputed: () => false, disputedIn: () => [] });
  const asked = { times: 0 };
  const {
    along: answer,
    knows,
    learn,
  } = rememberedAlong(tiles, most, ([first]) => {
    asked.times += 1;
    return tiles.tile(first?.longitude ?? 0, first?.latitude ?? 0);
  });
  return { asked, answer, knows, learn };
}

it("answers a second time without asking, and asks about every other line", () => {
  const { asked, answer } = asking(() => "SEA");
  for (const _ of [1, 2, 3]) expect(answer(LEG.map((point) => ({ ...point })))).toBe("SEA");
  expect(asked.times).toBe(1);
  answer(LEG.toReversed());
  answer(LEG.slice(0, 1));
  expect(asked.times).toBe(3);
});

it("asks again about a coast that was not there, until it is", () => {
  let tile: Tile = "UNKNOWN";
  const { asked, answer } = asking(() => tile);
  expect([answer(LEG), answer(LEG)]).toEqual(["UNKNOWN", "UNKNOWN"]);
  tile = "LAND";
  expect([answer(LEG), answer(LEG)]).toEqual(["LAND", "LAND"]);
  expect(asked.times).toBe(3);
});

it("takes over an answer that was found elsewhere", () => {
  const { asked, answer, knows, learn } = asking(() => "SEA");
  expect(knows(LEG)).toBe(false);
  learn(LEG, "LAND");
  expect([knows(LEG), answer(LEG), asked.times]).toEqual([true, "LAND", 0]);
});

it("forgets the answer that was asked for longest ago when there is too much to remember", () => {
  const { asked, answer } = asking(() => "SEA", 2);
  const ask = (...longitudes: number[]) => {
    for (const longitude of longitudes) answer([{ latitude: 0, longitude }]);
    return asked.times;
  };
  expect(ask(1, 2, 1, 3)).toBe(3);
  expect(ask(1)).toBe(3);
  expect(ask(2)).toBe(4);
});
