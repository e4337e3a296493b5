import { setMaxListeners } from "node:events";
import { expect, it } from "vitest";
import { TestDevice } from "./support/device.ts";
import { Editor } from "./support/edits.ts";
import { leaseFor } from "./support/life.ts";
import { Random } from "./support/random.ts";
import { TestServer } from "./support/server.ts";
import { differences, settle } from "./support/settle.ts";
import { Tokens } from "./support/tokens.ts";

setMaxListeners(0);

it("loses no edit when the server is restored from an older backup", async () => {
  const random = new Random(11);
  const server = new TestServer();
  const admin = await server.addUser("admin", true);
  const broker = await server.addUser("broker", false);
  const devices = [
    await TestDevice.start({ name: "desk", user: admin, server, random }),
    await TestDevice.start({ name: "phone", user: broker, server, random }),
  ];
  const [desk, phone] = devices;
  if (!desk || !phone) throw new Error("There are two devices.");
  const tokens = new Tokens();
  const editor = new Editor(random, tokens, broker);
  editor.lend(desk, "agreement", await leaseFor(server, admin, "agreement"));
  await editor.createAgreement(desk);
  await editor.createAgreement(desk);
  await settle(devices);
  await server.backUp();
  for (let count = 0; count < 15; count += 1) await editor.editService(count % 2 === 0 ? desk : phone);
  await editor.createAgreement(desk);
  await settle(devices);
  expect(server.missing(tokens.all())).toEqual([]);

  // The connections break with the server that held them.
  for (const { network } of devices) network.goOffline();
  await server.restore();
  await editor.editField(phone);
  for (const { network, engine } of devices) {
    network.goOnline();
    engine.retry();
  }
  await settle(devices);
  expect(server.missing(tokens.all())).toEqual([]);
  expect(await differences(server, devices)).toEqual([]);
  for (const device of devices) await device.close();
  server.close();
});
