import { openClient } from "sync-server/testing/client";

/**
 * Someone who edits a profile while others attack, in a process of its own: the attackers' answers must not hold up its clock.
 * Prints the waits for each look, in ms, as JSON when it is told to.
 */
const [url = ""] = process.argv.slice(2);
/** Someone who types quickly, and stays below what an account may ask for. */
const PAUSE_MS = 150;
const server = { request: (path: string, init?: RequestInit) => fetch(`${url}${path}`, init) };
const broker = await openClient(server, "broker");
let waits: number[] = [];
let failed = 0;
let edits = 0;
let going = true;

process.on("message", (word) => {
  if (word === "end") going = false;
  else {
    process.send?.({ waits, failed });
    [waits, failed] = [[], 0];
  }
});
process.send?.("ready");
while (going) {
  const from = performance.now();
  const edit = broker.put(`/user/profile/${broker.profileId}`, { city: `Nice ${edits++ % 10}` });
  // A connection that breaks is an edit that was not taken.
  const { status } = await edit.catch(() => ({ status: 0 }));
  waits.push(performance.now() - from);
  if (status !== 200) failed += 1;
  await new Promise((done) => setTimeout(done, PAUSE_MS));
}
process.exit(0);
