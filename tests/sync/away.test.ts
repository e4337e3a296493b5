import { setMaxListeners } from "node:events";
import { expect, it } from "vitest";
import { beginLife, endLife } from "./support/life.ts";
import { settle } from "./support/settle.ts";
import { inVirtualTime } from "./support/virtualTime.ts";

setMaxListeners(0);

it("takes from a device that was away too long to be told what its user may no longer see", async () => {
  await inVirtualTime(async () => {
    const life = await beginLife(7, {});
    const { phone, desk, yacht, devices, editor, server, broker } = life;
    expect(server.shown(broker, "agreements").size).toBe(2);
    await phone.engine.stop();
    await editor.moveBroker(desk);
    await settle([desk, yacht]);
    expect(server.shown(broker, "agreements").size).toBe(1);
    server.forgetTombstones();
    phone.engine.start();
    await settle(devices);
    expect(await phone.open.database.collections.agreements.find().exec()).toHaveLength(1);
    expect(await endLife(life)).toEqual([]);
  });
});
