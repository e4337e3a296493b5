import { placeWaypoint } from "shared-schema/agreement/deeds/waypoints";
import { agreementBody } from "shared-schema/agreement/schema";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { TestClient } from "../../testing/client.ts";
import { editOf, held, inboxOf, pushOne } from "../../testing/device.ts";
import { startTestServer, type TestServer } from "../../testing/server.ts";

let server: TestServer;
let broker: TestClient;

beforeEach(async () => {
  server = await startTestServer();
  broker = await server.login("broker");
});
afterEach(() => server.close());

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
  const kept =
    outcome === "refused"
      ? [{ kind: "refused", message: expect.stringContaining("A call has to lie in national waters.") }]
      : [];
  expect(await inboxOf(broker)).toMatchObject(kept);
});
