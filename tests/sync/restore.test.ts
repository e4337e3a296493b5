import { setMaxListeners } from "node:events";
import { expect, it } from "vitest";
import { beginLife } from "./support/life.ts";
import { pause } from "./support/pause.ts";
import { differences, settle } from "./support/settle.ts";
import { inVirtualTime } from "./support/virtualTime.ts";

setMaxListeners(0);

/** Edits after a backup, then the backup is restored. @returns the failures found */
function restoreOld(restored: { newEpoch: boolean }): Promise<string[]> {
  return inVirtualTime(async () => {
    const { server, devices, desk, phone, editor, tokens } = await beginLife(11, {});
    server.backUp();
    for (let count = 0; count < 15; count += 1) await editor.editService(count % 2 === 0 ? desk : phone);
    await editor.createAgreement(desk);
    await settle(devices);
    expect(server.missing(tokens.all())).toEqual([]);

    // The connections break with the server that held them.
    for (const { network } of devices) network.goOffline();
    server.restore(restored);
    await editor.editField(phone);
    await pause(5_000);
    for (const { network, engine } of devices) {
      network.goOnline();
      engine.retry();
    }
    const rests = await settle(devices);
    const failures = [
      ...(rests ? [] : ["the devices do not come to rest"]),
      ...server.missing(tokens.all()).map((token) => `${token} is nowhere`),
      ...(await differences(server, devices)),
    ];
    for (const device of devices) await device.close();
    server.close();
    return failures;
  });
}

it("loses no edit when the server is restored from an older backup", async () => {
  expect(await restoreOld({ newEpoch: true })).toEqual([]);
});

it("notices when a restored server goes on as if nothing had happened", async () => {
  expect(await restoreOld({ newEpoch: false })).not.toEqual([]);
});
