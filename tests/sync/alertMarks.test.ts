import "fake-indexeddb/auto";
import { alertMarksView } from "shared-schema/api/account/alertMarks";
import { done, refused } from "shared-schema/base/result";
import { expect, it, onTestFinished } from "vitest";
import { DeviceDatabase } from "../../pwa/src/store/database/device.ts";
import { addMarks, exchangeMarks, keptMarks, type SendMarks } from "../../pwa/src/store/queries/kept/markExchange.ts";
import { TestServer, type TestUser } from "./support/server.ts";

let databases = 9_000;

/** A device of an account: its own database, and a network that can be cut, also just before the answer. */
function deviceOf(server: TestServer, user: TestUser) {
  const device = new DeviceDatabase(++databases);
  const network: { state: "up" | "down" | "answerless" } = { state: "up" };
  const send: SendMarks = async (keys) => {
    if (network.state === "down") return refused("request.failed");
    const answer = await server.fetch(`/api/user/${user.id}/alert_mark/`, {
      method: "POST",
      headers: { authorization: `Bearer ${user.token}`, "content-type": "application/json" },
      body: JSON.stringify({ keys }),
    });
    if (network.state === "answerless") return refused("request.failed");
    expect(answer.status).toBe(200);
    return done(alertMarksView.parse(await answer.json()));
  };
  return {
    network,
    dismiss: (...keys: string[]) => addMarks(device, keys),
    exchange: () => exchangeMarks(device, send),
    marks: async () => [...(await keptMarks(device)).keys].sort(),
    unsent: async () => (await keptMarks(device)).unsent,
  };
}

it("brings what was dismissed on a device to the account's others, one of which was offline, and to no one else", async () => {
  const server = new TestServer();
  onTestFinished(() => server.close());
  const [ann, other] = [await server.addUser("ann", false), await server.addUser("ben", false)];
  const [phone, bridge, stranger] = [deviceOf(server, ann), deviceOf(server, ann), deviceOf(server, other)];
  bridge.network.state = "down";
  await phone.dismiss("call-due/1/a/2027-01-20");
  await bridge.dismiss("passport/1/7/2027-07-10", "call-due/1/a/2027-01-20");
  for (const device of [phone, bridge, stranger]) await device.exchange();
  expect(await bridge.marks()).toEqual(["call-due/1/a/2027-01-20", "passport/1/7/2027-07-10"]);
  expect(await phone.marks()).toEqual(["call-due/1/a/2027-01-20"]);
  // The answer is lost: the same marks go once more.
  bridge.network.state = "answerless";
  await bridge.exchange();
  expect(await bridge.unsent()).toHaveLength(2);
  bridge.network.state = "up";
  await bridge.exchange();
  expect(await bridge.unsent()).toEqual([]);
  await phone.exchange();
  expect(await phone.marks()).toEqual(await bridge.marks());
  expect(await stranger.marks()).toEqual([]);
});

it("loses nothing that is dismissed while an exchange is under way, and stays within its size", async () => {
  const server = new TestServer();
  onTestFinished(() => server.close());
  const [phone, bridge] = [deviceOf(server, await server.addUser("ann", false))].flatMap((one) => [one, one]);
  await phone?.dismiss("a/1");
  const under = bridge?.exchange();
  await phone?.dismiss("a/2");
  await under;
  await phone?.exchange();
  expect(await phone?.unsent()).toEqual([]);
  expect(await phone?.marks()).toEqual(["a/1", "a/2"]);
  await phone?.dismiss(...Array.from({ length: 700 }, (_, index) => `b/${index}`));
  await phone?.exchange();
  expect(await phone?.marks()).toHaveLength(500);
});
