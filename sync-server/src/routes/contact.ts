import { invitationView } from "shared-schema/api/account/invitation";
import { contactCreate, contactGroup, contactView } from "shared-schema/api/contact";
import { contactListQuery } from "shared-schema/api/operator/page";
import { z } from "zod";
import { inviteAgain, showInvitation } from "../verbs/account/links/inviteAgain.ts";
import { createContact, deleteContact, listContacts } from "../verbs/profile/contacts.ts";
import { addressOf } from "./http/address.ts";
import { linked } from "./http/answers/linked.ts";
import { endpoint, ownOnly } from "./http/endpoint.ts";
import type { App, RouteDeps } from "./http/env.ts";

const tag = "Contacts";

export function contactRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    {
      method: "get",
      path: "/user/{userId}/contact/",
      tag,
      summary: "Contacts by profile",
      query: contactListQuery,
      answer: z.array(contactGroup),
    },
    ({ actor, params, query }, c) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? linked(c, listContacts(deps, actor, query), query.per_page) : own;
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/user/{userId}/contact/",
      tag,
      summary: "Create a contact; 304 when someone with this address is known already",
      body: contactCreate,
      answer: contactView,
      status: 201,
    },
    ({ actor, params, body }, c) => {
      const own = ownOnly(actor, params.userId);
      if (!own.ok) return own;
      const created = createContact(deps, actor, body, addressOf(c, deps));
      return created.ok && created.value === null ? c.body(null, 304) : created;
    },
  );
  endpoint(
    app,
    {
      method: "delete",
      path: "/user/{userId}/profile/{profileId}/contact/{contactProfileId}",
      tag,
      summary: "Take a profile off the contacts",
    },
    ({ actor, params }) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? deleteContact(deps, actor, params.profileId, params.contactProfileId) : own;
    },
  );
  const invitation = {
    path: "/user/{userId}/contact/{contactProfileId}/invitation",
    tag,
    answer: invitationView,
  } as const;
  endpoint(
    app,
    { ...invitation, method: "get", summary: "The link to claim a contact's profile that still works" },
    ({ actor, params }) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? showInvitation(deps, actor, params.contactProfileId) : own;
    },
  );
  endpoint(
    app,
    { ...invitation, method: "post", summary: "Send the invitation again; the former link ends" },
    ({ actor, params }) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? inviteAgain(deps, actor, params.contactProfileId) : own;
    },
  );
}
