import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { unwrapKey, wrapKey } from "./pinKey.ts";

const context = {
  master: Buffer.alloc(32, 5),
  random: randomBytes,
  pinCost: { memoryCost: 1_024, timeCost: 1, parallelism: 1 },
};

it("opens a key with its PIN, the master key and its owner together, and with no two of them", async () => {
  const key = randomBytes(138);
  const wrapped = await wrapKey(context, key, "271828", "a credential");
  expect(await unwrapKey(context, wrapped, "271828", "a credential")).toEqual(key);
  expect(await unwrapKey(context, wrapped, "271829", "a credential")).toBeNull();
  expect(await unwrapKey(context, wrapped, "271828", "another")).toBeNull();
  expect(await unwrapKey({ ...context, master: Buffer.alloc(32, 6) }, wrapped, "271828", "a credential")).toBeNull();
});
