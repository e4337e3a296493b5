import { it } from "vitest";
import { playContactsHalf, playHalf } from "./support/shard.ts";

it(
  "keeps three devices and the server the same and loses no edit, whatever happens to them",
  () => playHalf(0),
  600_000,
);

it(
  "keeps an address book on two devices the same, under numbers that each has leased",
  () => playContactsHalf(0),
  300_000,
);
