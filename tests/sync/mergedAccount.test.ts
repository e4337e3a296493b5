import { setMaxListeners } from "node:events";
import { expect, it } from "vitest";
import { drill } from "./support/drills.ts";
import { settle } from "./support/settle.ts";

setMaxListeners(0);

it("sends what an account left unsent on a device as the account that it was merged into, in that one's name, and asks no one", async () => {
  const failures = await drill(async ({ phone, desk, editor, devices, server, broker }) => {
    const [id = ""] = [...server.shown(broker, "agreements").keys()];
    // The profile on the agreements is that account's from the merge on.
    const manager = { ...(await server.addUser("manager", false)), profile: broker.profile };
    phone.network.goOffline();
    await editor.addService(phone, id);
    await editor.createYacht(phone);
    const made = (await phone.open.collections.yachts.find().exec()).filter(({ rev }) => rev === 0);
    expect(made).toHaveLength(1);
    await editor.addService(desk, id);
    await settle([desk]);
    server.merge(broker, manager);
    await phone.leaveAndReturnAs(manager);
    phone.network.goOnline();
    await settle(devices);
    expect(await phone.open.collections.inbox.find().exec()).toEqual([]);
    const yacht = server.committed("yachts", made[0]?.id ?? "");
    expect(yacht?.body["created_by"]).toBe(manager.id);
  });
  expect(failures).toEqual([]);
});

it("keeps for its author what the present account had edited as well on the same device", async () => {
  const failures = await drill(async ({ phone, editor, devices, server, broker }) => {
    const [id = ""] = [...server.shown(broker, "agreements").keys()];
    // The profile on the agreements is that account's from the merge on.
    const manager = { ...(await server.addUser("manager", false)), profile: broker.profile };
    phone.network.goOffline();
    await editor.addService(phone, id);
    server.merge(broker, manager);
    phone.network.goOnline();
    await phone.leaveAndReturnAs(manager);
    phone.network.goOffline();
    await editor.addService(phone, id);
    await phone.leaveAndReturn();
    phone.network.goOnline();
    await settle(devices);
  });
  expect(failures).toEqual([]);
});
