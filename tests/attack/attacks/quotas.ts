import sharp from "sharp";
import type { TestClient } from "sync-server/testing/client";
import { type Attack, Findings } from "../support/attack.ts";
import { createHeavyYachts } from "../support/flood.ts";
import { longestWait } from "../support/raw.ts";

const PATIENCE_MS = 3_000;
const CONNECTIONS = 20;
const MOST_MS = 60_000;

/** Devices that ask without end are made to wait, and how long. */
export const pushRate: Attack = {
  name: "pushes without end",
  needsProcess: true,
  async run(target) {
    const findings = new Findings();
    const stranger = await target.stranger();
    const other = await target.login("broker");
    const until = performance.now() + MOST_MS;
    let wait: string | null = null;
    const push = async (client: TestClient) => client.post("/sync/push", { device: "attack", schema: 1, changes: [] });
    const endless = async () => {
      while (wait === null && performance.now() < until) {
        const answer = await push(stranger);
        if (answer.status === 429) wait = answer.headers.get("retry-after");
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, endless));
    findings.unless(Number(wait) > 0, `${CONNECTIONS} connections pushed for ${MOST_MS} ms, none was made to wait`);
    const { status } = await push(other);
    findings.unless(status === 200, `another account is answered ${status}`);
    return findings.list;
  },
};

/** One account opens as many event streams as it likes. */
export const streams: Attack = {
  name: "event streams without end",
  async run(target) {
    const findings = new Findings();
    const client = await target.login("client");
    const headers = { authorization: `Bearer ${client.token}` };
    const stop = new AbortController();
    const open = await Promise.all(
      Array.from({ length: 30 }, () => fetch(`${target.url}/api/sync/stream`, { headers, signal: stop.signal })),
    );
    const opened = open.filter(({ status }) => status === 200).length;
    findings.unless(opened === 30, `${opened} of 30 streams were opened`);
    let ended = 0;
    for (const stream of open) void untilItEnds(stream).then(() => (ended += 1));
    await expectSoon(() => ended === 20);
    findings.unless(ended === 20, `${30 - ended} streams of one account are open`);
    stop.abort();
    return findings.list;
  },
};

async function untilItEnds(stream: Response): Promise<void> {
  const reader = stream.body?.getReader();
  // A stream that is broken off has ended as well.
  while (reader && !(await reader.read().catch(() => ({ done: true }))).done);
}

/** Waits until something is so, at most ten seconds. */
async function expectSoon(isSo: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 200 && !isSo(); attempt++) await new Promise((done) => setTimeout(done, 50));
}

/** A picture of few bytes and many pixels is refused before it is decoded. */
export const pixels: Attack = {
  name: "pictures of few bytes and many pixels",
  async run(target) {
    const findings = new Findings();
    const captain = await target.login("captain");
    const huge = await sharp({ create: { width: 8_900, height: 8_900, channels: 3, background: "#fff" } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    const form = new FormData();
    for (let i = 0; i < 12; i++)
      form.append("pictures", new Blob([new Uint8Array(huge)], { type: "image/png" }), `${i}.png`);
    const upload = captain.send("POST", "/yacht/1/image", form);
    const waited = await longestWait(target.url, upload);
    const { status } = await upload;
    findings.unless(status === 422, `12 pictures of 79 megapixels: ${status}`);
    findings.unless(waited < PATIENCE_MS, `others waited ${waited} ms`);
    return findings.list;
  },
};

/** A stranger's documents do not travel to the administrators' devices. */
export const flood: Attack = {
  name: "a stranger's documents on the administrators' devices",
  async run(target) {
    const findings = new Findings();
    const admin = await target.login("admin");
    const before = JSON.stringify(await admin.pull("yachts")).length;
    const taken = await createHeavyYachts(await target.member(), 10);
    findings.unless(taken === 10, `${taken} of a stranger's 10 yachts were taken`);
    const after = JSON.stringify(await admin.pull("yachts")).length;
    findings.unless(after === before, `an administrator's pull of yachts grew by ${after - before} bytes`);
    return findings.list;
  },
};
