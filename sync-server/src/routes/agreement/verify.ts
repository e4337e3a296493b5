import { verification } from "shared-schema/api/agreement/version";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

const tag = "Verification";
const verbs = () => import("../../verbs/contract/generation/verify.ts");

/** Tells anybody who holds a contract whether it is genuine. Both ways ask for digits that cannot be guessed. */
export function verifyRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    {
      method: "get",
      path: "/verify/file/{sha256}",
      tag,
      summary: "A contract by the hash of its PDF",
      answer: verification,
      open: true,
    },
    async ({ actor, params }) => (await verbs()).verifyHash(deps, actor, params.sha256),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/verify/{id}/{version}/{fingerprint}",
      tag,
      summary: "A contract by its number, version and fingerprint",
      answer: verification,
      open: true,
    },
    async ({ actor, params }) => (await verbs()).verifyPrinted(deps, actor, params),
  );
}
