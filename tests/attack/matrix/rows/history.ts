import { ACTORS, type ActorName } from "../actors.ts";
import type { Cell, Row } from "../cells.ts";
import { readers } from "../expect.ts";
import { agreement, also } from "../targets.ts";

const LATE: readonly ActorName[] = ["client", "passenger"];

/** An agreement on which the client and the passenger come later than the others. */
const joinedLater: Cell["call"] = async ({ world }) => {
  const { admin } = world.actors;
  const { id } = await world.stageWith(ACTORS.filter((name) => !LATE.includes(name)).flatMap(world.seatsOf));
  await admin.put(`/cruise/${id}`, { name: "Before they join" });
  for (const [role, profile_id] of LATE.flatMap(world.seatsOf))
    await admin.post(`/cruise/${id}/${role}/`, { profile_id });
  await admin.put(`/cruise/${id}`, { cruise_areas: "After they have joined" });
  return { params: { id } };
};

/** Professionals are told the whole history, clients and passengers from joining on. */
const beginsAtJoining: Cell["fault"] = ({ body }, { name }) => {
  const text = JSON.stringify(body);
  if (!text.includes("After they have joined")) return "what happened after joining is not told";
  if (text.includes("Before they join") === LATE.includes(name)) {
    return LATE.includes(name) ? "what happened before joining is told" : "the history is not whole";
  }
  return null;
};

/** The history of an agreement. */
export const historyRows: Record<string, Row> = {
  "GET /cruise/{id}/history/": [
    ...agreement(readers(), 200, () => ({})),
    ...also("an agreement joined later", readers(), joinedLater).map((cell) => ({ ...cell, fault: beginsAtJoining })),
  ],
};
