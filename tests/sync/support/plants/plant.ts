import type { Store } from "../../../../sync-server/src/store/store.ts";
import type { TestDevice } from "../device.ts";
import type { Fetch } from "../network.ts";
import type { TestServer } from "../server.ts";

/** A defect that a test puts between the parts of the product, to see whether the tests notice it. */
export interface Plant {
  /** In the server: between its verbs and its queries. */
  store?(store: Store): Store;
  /** Between a device and the server, whose answers it changes. */
  wire?(server: TestServer, way: Fetch): Fetch;
  /** In a device, between its network and its replication. */
  ear?(way: Fetch): Fetch;
  /** In a device, each time before it replicates. */
  device?(device: TestDevice): void;
  /** Replication writes to the storage itself, without its guard. */
  unguarded?: boolean;
}
