import { expect, it } from "vitest";
import { editOf, held, pushOne } from "../../../testing/device.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const server = useTestServer();
const captain = server.as("captain");

it("refuses a leg that goes to and fro, names it, and leaves the agreement as it was", async () => {
  const state = await held(captain, "agreements", 1);
  const waypoints: Record<string, { pos: string }> = Object(state.body["waypoints"]);
  const [, second = ""] = Object.keys(waypoints).sort((a, b) =>
    (waypoints[a]?.pos ?? "") < (waypoints[b]?.pos ?? "") ? -1 : 1,
  );
  const track = Array.from({ length: 490 }, (_, at) => ({
    latitude: 35 + ((at * 7) % 100) / 10,
    longitude: ((at * 13) % 280) / 10,
  }));
  const edit = editOf("agreements", state, { waypoints: { ...waypoints, [second]: { ...waypoints[second], track } } });
  const answer = await pushOne(captain, edit);
  expect(answer).toMatchObject({ outcome: "refused", code: "leg.too-long", params: { sn: 2 } });
  expect(answer.inbox).toMatchObject([{ body: { code: "leg.too-long" } }]);
  expect((await held(captain, "agreements", 1)).body["waypoints"]).toEqual(waypoints);
  const over = await captain.put(`/cruise/1/waypoint/${second}`, { track });
  expect([over.status, over.body.errors]).toEqual([
    409,
    { json: { [`waypoints.${second}.track`]: [expect.stringMatching(/^is longer than \d,\d{3} NM$/)] } },
  ]);
});
