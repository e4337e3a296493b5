import type { TestClient } from "sync-server/testing/client";
import { changeOf, held } from "sync-server/testing/device";
import { unknownFields } from "./bodies.ts";

/** Creates yachts just below every limit of size, one push after the other. @returns the number of those taken */
export async function createHeavyYachts(client: TestClient, count: number): Promise<number> {
  const fields = { name: "Flood", port_of_registry: "Nice", type: "MOTOR" };
  const made = await client.post(`/yacht/by_user/${client.userId}/`, fields);
  const { body } = await held(client, "yachts", made.body.id);
  const padding = unknownFields(20, () => "x".repeat(18_000));
  const { from } = await client.lease("yacht");
  let taken = 0;
  for (let index = 0; index < count; index++) {
    const change = changeOf("yachts", null, { id: String(from + index), body: { ...body, ...padding } });
    const { results } = await client.push([change]);
    if (results[0]?.outcome === "taken") taken += 1;
  }
  return taken;
}
