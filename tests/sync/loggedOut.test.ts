import { setMaxListeners } from "node:events";
import { expect, it } from "vitest";
import { drill } from "./support/drills.ts";
import { settle } from "./support/settle.ts";
import { simulateLogouts } from "./support/simulate.ts";

setMaxListeners(0);

const STEPS = 120;

it("sends what waited through a log-out, merged with what others wrote meanwhile, and leaves nothing else behind", async () => {
  const failures = await drill(async ({ phone, desk, editor, devices, server, broker }) => {
    const [id = ""] = [...server.shown(broker, "agreements").keys()];
    phone.network.goOffline();
    await editor.addService(phone, id);
    await editor.addService(desk, id);
    await settle([desk]);
    await phone.leaveAndReturn();
    const here = await phone.open.collections.agreements.find().exec();
    expect(here.map((document) => document.id)).toEqual([id]);
    expect(await phone.open.collections.profiles.find().exec()).toEqual([]);
    phone.network.goOnline();
    await settle(devices);
    expect(await phone.open.collections.inbox.find().exec()).toEqual([]);
  });
  expect(failures).toEqual([]);
});

it("loses no edit and conflicts with no one where users log out and in again at any moment", {
  timeout: 120_000,
}, async () => {
  const { failures } = await simulateLogouts(1, STEPS);
  expect(failures).toEqual([]);
});
