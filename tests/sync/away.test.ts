import { setMaxListeners } from "node:events";
import { expect, it } from "vitest";
import { beginLife, endLife } from "./support/life.ts";
import { settle } from "./support/settle.ts";

setMaxListeners(0);

it("takes from a device that was away too long to be told what its user may no longer see", async () => {
  const life = await beginLife(7, {});
  const { phone, desk, yacht, editor, server, broker } = life;
  expect(server.shown(broker, "agreements").size).toBe(2);
  await phone.engine.stop();
  await editor.moveBroker(desk);
  await settle([desk, yacht]);
  expect(server.shown(broker, "agreements").size).toBe(1);
  server.forgetTombstones();
  phone.engine.start();
  const { agreements } = phone.open.database.collections;
  await expect.poll(async () => (await agreements.find().exec()).length, { timeout: 10_000 }).toBe(1);
  expect(await endLife(life, {})).toEqual([]);
});
