import { deviceTicket } from "shared-schema/api/agreement/signing";
import { endpoint, ownOnly } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

const tag = "Signing";

const ticket = () => import("../../verbs/signing/device/ticket.ts");

/** Signatures that another device confirms. */
export function ticketRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    {
      method: "post",
      path: "/user/{userId}/signing_ticket",
      tag,
      summary: "A link with which another device confirms the signature that waits",
      answer: deviceTicket,
      status: 201,
    },
    async ({ actor, params }) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? (await ticket()).makeTicket(deps, actor) : own;
    },
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/signing_ticket/{linkToken}",
      tag,
      summary: "Leads another device to the page that confirms a signature",
      type: "text/html",
      open: true,
    },
    async ({ params }, c) => {
      const address = (await ticket()).useTicket(deps, params.linkToken);
      return address.ok ? c.redirect(address.value, 303) : address;
    },
  );
}
