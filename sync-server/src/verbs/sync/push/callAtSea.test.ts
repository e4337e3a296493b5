import { placeWaypoint } from "shared-schema/agreement/mutations/waypoints";
import { agreementBody } from "shared-schema/agreement/schema";
import { expect, it } from "vitest";
import { editOf, held, inboxOf, pushOne } from "../../../testing/device.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");

it.each([
  ["in the middle of the sea", { latitude: 41.2, longitude: 5.5 }, "refused"],
  ["in national waters", { latitude: 43.54, longitude: 7.13 }, "taken"],
])("asks of a new call %s where it lies, as REST does", async (_, position, outcome) => {
  const base = await held(broker, "agreements", 1);
  const { waypoints } = placeWaypoint(
    agreementBody.parse(base.body),
    "0192f0c1-2b3c-7d4e-8f50-112233445566",
    { ...position, is_call: true },
    null,
  );
  expect(await pushOne(broker, editOf("agreements", base, { waypoints }))).toMatchObject({ outcome });
  const kept = outcome === "refused" ? [{ kind: "refused", code: "waypoint.call-at-sea" }] : [];
  expect(await inboxOf(broker)).toMatchObject(kept);
});

it("refuses a pushed move of a call out of national waters", async () => {
  const base = await held(broker, "agreements", 1);
  const { waypoints } = agreementBody.parse(base.body);
  const [id, call] =
    Object.entries(waypoints).find(([, { call_location_str }]) => call_location_str === "Ajaccio") ?? [];
  if (!id || !call) throw new Error("The demo has no call at Ajaccio");
  const moved = { ...waypoints, [id]: { ...call, latitude: 42.3, longitude: 6.9 } };
  expect(await pushOne(broker, editOf("agreements", base, { waypoints: moved }))).toMatchObject({ outcome: "refused" });
  const fields = { latitude: [{ code: "at-sea" }], longitude: [{ code: "at-sea" }] };
  expect(await inboxOf(broker)).toMatchObject([{ kind: "refused", code: "waypoint.call-at-sea", fields }]);
  expect((await held(broker, "agreements", 1)).body).toEqual(base.body);
});
