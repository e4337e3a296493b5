import { REFUSALS } from "shared-schema/refusals/catalogue";
import { HTTP_STATUS } from "shared-schema/refusals/kinds";
import { COLLECTIONS, type Collection, isWritten } from "shared-schema/sync/wire";
import type { TestClient } from "sync-server/testing/client";
import { changeOf } from "sync-server/testing/device";
import type { Target } from "../../support/target.ts";
import { ACTORS } from "../actors.ts";
import type { Kind } from "../cells.ts";
import type { MatrixResult } from "../matrix.ts";
import { buildWorld } from "../world/world.ts";
import { type Aim, type Change, creation, deletion, edition } from "./changes.ts";
import { ACTS, type Act, PUSHES } from "./expected.ts";

const KINDS: readonly Kind[] = ["own", "shared", "foreign"];
const CHANGES = { create: creation, edit: edition, delete: deletion } as const;

/** Pushes a creation, an edit and a deletion of every collection, by every actor and of own, shared and foreign documents. */
export async function tryPushes(target: Target): Promise<MatrixResult> {
  const world = await buildWorld(target);
  const findings: string[] = [];
  let cells = 0;
  for (const collection of COLLECTIONS) {
    for (const act of ACTS) {
      for (const kind of KINDS) {
        for (const name of ACTORS) {
          const expected = PUSHES[collection][act][kind][name] ?? [];
          const actor = world.actors[name];
          const outcome = await pushed(actor, await changeFor(collection, act, { world, actor, name, kind }));
          cells += 1;
          if (expected.includes(outcome.status)) continue;
          const cell = `${act} of ${collection} by ${name}, ${kind}`;
          findings.push(`${cell}: ${outcome.status} instead of ${expected.join(" or ")} ${outcome.words}`);
        }
      }
    }
  }
  return { cells, findings };
}

/** What people do not write at all is tried with a body that does not matter. */
function changeFor(collection: Collection, act: Act, aim: Aim): Promise<Change> | Change {
  return isWritten(collection)
    ? CHANGES[act](collection, aim)
    : changeOf(collection, null, { id: "1", _deleted: act === "delete", body: {} });
}

/** The outcome of a push, as the status that REST answers the same with. */
async function pushed(actor: TestClient, change: Change): Promise<{ status: number; words: string }> {
  const answer = await actor.post("/sync/push", { device: "matrix", schema: 1, changes: [change] });
  if (answer.status !== 200) return { status: answer.status, words: JSON.stringify(answer.body).slice(0, 200) };
  const [result] = answer.body.results;
  const words = JSON.stringify({ ...result, master: undefined, inbox: undefined });
  if (result.outcome !== "refused") return { status: 200, words };
  const refusal = Object.entries(REFUSALS).find(([code]) => code === result.code)?.[1];
  return { status: refusal ? HTTP_STATUS[refusal.kind] : 0, words };
}
