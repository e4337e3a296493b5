import { expect, it } from "vitest";
import { held } from "../../testing/device.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { refreshSight } from "./refreshSight.ts";

const server = useTestServer();
const broker = server.as("broker");
const client = server.as("client");

it("brings the grants of an earlier version up to today's rule, once", async () => {
  const { feed, meta } = server.deps.store;
  // Sight bits for everything in an earlier version cover little in this one.
  const earlier = { user_id: broker.userId, collection: "profiles", id: String(client.profileId), at: "" };
  const spoil = () => feed.put({ ...earlier, seq: meta.nextSeq(), gone: false, sight: 3 });
  spoil();
  expect((await held(broker, "profiles", client.profileId)).body).not.toHaveProperty("address");
  refreshSight(server.deps);
  expect((await held(broker, "profiles", client.profileId)).body).toHaveProperty("address");
  spoil();
  refreshSight(server.deps);
  expect((await held(broker, "profiles", client.profileId)).body).not.toHaveProperty("address");
});
