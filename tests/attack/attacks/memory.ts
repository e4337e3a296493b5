import { changeOf } from "sync-server/testing/device";
import { type Attack, Findings } from "../support/attack.ts";
import { createHeavyYachts } from "../support/flood.ts";
import { type Dripping, drip, longestWait, pushPacked } from "../support/raw.ts";
import { answers } from "../support/target.ts";

const MB = 1024 * 1024;
/** More than a server under test needs for garbage, far less than the attacks once took. */
const ROOM = 300 * MB;
/** Longer than any honest request keeps the others waiting, on a machine that is busy with tests. */
const PATIENCE_MS = 3_000;

const inboxPush = (padding: number) =>
  JSON.stringify({
    device: "attack",
    schema: 1,
    changes: [changeOf("inbox", null, { id: "bomb", body: { text: " ".repeat(padding) } })],
  });

/** Small requests that unpack to large ones neither fill the disk nor the memory. */
export const packedBombs: Attack = {
  name: "pushes that unpack to far more than they weigh",
  needsProcess: true,
  async run(target) {
    const findings = new Findings();
    const { process } = target;
    if (!process) return findings.list;
    const stranger = await target.member();
    const [stored, memory] = [process.stored(), process.memory()];
    const bomb = inboxPush(30 * MB);
    const statuses = new Set<number>();
    for (let i = 0; i < 10; i++) statuses.add((await pushPacked(stranger, bomb)).status);
    findings.unless(
      [...statuses].every((status) => status === 413),
      `30 MB in a push of 31 kB: ${[...statuses]}`,
    );
    const taken = await createHeavyYachts(stranger, 40);
    findings.unless(taken === 40, `${taken} of 40 yachts of honest size were taken`);
    findings.unless(process.stored() - stored < 60 * MB, `the database grew by ${mb(process.stored() - stored)} MB`);
    const pulled = await stranger.get("/sync/pull?collection=yachts&seq=0&limit=1000");
    findings.unless(JSON.stringify(pulled.body).length < 3 * MB, "a page of a pull has more than 3 MB");
    findings.unless(process.alive(), "the server is dead");
    findings.unless(process.memory() - memory < ROOM, `memory grew by ${mb(process.memory() - memory)} MB`);
    return findings.list;
  },
};

/** A list that unpacks to 32 MB of tiny objects takes the parser seconds: it is cut off before it is parsed. */
export const jsonBomb: Attack = {
  name: "a small push that takes long to parse",
  needsProcess: true,
  async run(target) {
    const findings = new Findings();
    const stranger = await target.stranger();
    const bomb = Buffer.concat([Buffer.from("["), Buffer.alloc(32 * MB, "{},"), Buffer.from("{}]")]);
    const push = pushPacked(stranger, bomb);
    const waited = await longestWait(target.url, push);
    findings.unless((await push).status === 413, `it is answered ${(await push).status}`);
    findings.unless(waited < PATIENCE_MS, `others waited ${waited} ms`);
    return findings.list;
  },
};

/** Bodies of unknown length from no one are measured as they arrive. */
export const anonymousBodies: Attack = {
  name: "endless bodies without a log-in",
  needsProcess: true,
  async run(target) {
    const findings = new Findings();
    const { process } = target;
    if (!process) return findings.list;
    const memory = process.memory();
    const senders = await Promise.all(Array.from({ length: 40 }, () => drip(target.url, "/sync/push")));
    await Promise.all(
      senders.map(async (sender) => {
        let bytes = 0;
        while (bytes < 31 * MB && (await sender.send(MB / 4))) bytes += MB / 4;
      }),
    );
    const grown = process.memory() - memory;
    findings.unless(grown < ROOM, `40 senders took ${mb(grown)} MB of memory`);
    const held = await stillHeld(senders);
    findings.unless(held === 0, `${held} of 40 senders may go on`);
    findings.unless(await answers(target.url), "the server no longer answers");
    for (const sender of senders) sender.close();
    return findings.list;
  },
};

/** Counts the senders that, after some patience, have been neither answered nor cut off. */
async function stillHeld(senders: readonly Dripping[]): Promise<number> {
  const held = () => senders.filter((sender) => !sender.isOver()).length;
  for (let waited = 0; waited < PATIENCE_MS && held() > 0; waited += 50)
    await new Promise((done) => setTimeout(done, 50));
  return held();
}

function mb(bytes: number): number {
  return Math.round(bytes / MB);
}
