import { listQuery } from "shared-schema/api/operator/page";
import { foundProfile, profileCreate, profileMerge, profilePatch, profileView } from "shared-schema/api/profile";
import { searchQuery } from "shared-schema/api/search";
import { z } from "zod";
import { mergeProfile } from "../verbs/profile/merge.ts";
import {
  createProfile,
  listProfilePage,
  patchProfile,
  showProfile,
  softDeleteProfile,
} from "../verbs/profile/profiles.ts";
import { searchProfiles } from "../verbs/visibility/searchEverywhere.ts";
import { linked } from "./http/answers/linked.ts";
import { endpoint, ownOnly, ownPages } from "./http/endpoint.ts";
import type { App, RouteDeps } from "./http/env.ts";

const tag = "Profiles";

export function profileRoutes(app: App, deps: RouteDeps): void {
  const list = z.array(profileView);
  endpoint(
    app,
    {
      ...{ method: "get", path: "/user/{userId}/profile/", tag, answer: list, query: listQuery },
      summary: "Profiles of an account, by number",
    },
    ({ actor, params, query }, c) => {
      const own = ownPages(actor, params.userId);
      return own.ok ? linked(c, listProfilePage(deps, actor, params.userId, query), query.per_page) : own;
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/user/{userId}/profile/",
      tag,
      summary: "Create a further profile",
      body: profileCreate,
      answer: profileView,
      status: 201,
    },
    ({ actor, params, body }) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? createProfile(deps, actor, body) : own;
    },
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/user/profile/search",
      tag,
      summary: "Profiles of everybody, for administrators",
      query: searchQuery,
      answer: z.array(foundProfile),
    },
    ({ actor, query }) => searchProfiles(deps, actor, query.text),
  );
  endpoint(
    app,
    { method: "get", path: "/user/profile/{id}", tag, summary: "A profile", answer: profileView },
    ({ actor, params }) => showProfile(deps, actor, params.id),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/user/profile/{id}/{version}",
      tag,
      summary: "A version of a profile",
      answer: profileView,
    },
    ({ actor, params }) => showProfile(deps, actor, params.id, params.version),
  );
  endpoint(
    app,
    {
      method: "put",
      path: "/user/profile/{id}",
      tag,
      summary: "Change fields",
      body: profilePatch,
      answer: profileView,
    },
    ({ actor, params, body }) => patchProfile(deps, actor, params.id, null, body),
  );
  endpoint(
    app,
    {
      method: "put",
      path: "/user/profile/{id}/{version}",
      tag,
      summary: "Change fields of the current version",
      body: profilePatch,
      answer: profileView,
    },
    ({ actor, params, body }) => patchProfile(deps, actor, params.id, params.version, body),
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/user/profile/{id}/merge_with/{otherId}",
      tag,
      summary: "Merge another profile into this one, which takes its place",
      body: profileMerge,
      answer: profileView,
    },
    ({ actor, params, body }) => mergeProfile(deps, actor, { kept: params.id, other: params.otherId, ...body }),
  );
  endpoint(
    app,
    { method: "delete", path: "/user/profile/{id}", tag, summary: "Set a profile aside" },
    ({ actor, params }) => softDeleteProfile(deps, actor, params.id),
  );
}
