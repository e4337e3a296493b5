import {
  foundProfile,
  type ProfileView,
  profileCreate,
  profileMerge,
  profilePatch,
  profileView,
} from "shared-schema/api/profile";
import { searchQuery } from "shared-schema/api/search";
import { done, type Result } from "shared-schema/base/result";
import { z } from "zod";
import type { Actor } from "../verbs/core/context.ts";
import { noteShown } from "../verbs/passport/noteReads.ts";
import { mergeProfile } from "../verbs/profile/merge.ts";
import {
  createProfile,
  listProfiles,
  patchProfile,
  showProfile,
  softDeleteProfile,
} from "../verbs/profile/profiles.ts";
import { searchProfiles } from "../verbs/visibility/searchEverywhere.ts";
import { endpoint, ownOnly, ownPages } from "./http/endpoint.ts";
import type { App, RouteDeps } from "./http/env.ts";

const tag = "Profiles";

export function profileRoutes(app: App, deps: RouteDeps): void {
  const list = z.array(profileView);
  endpoint(
    app,
    { method: "get", path: "/user/{userId}/profile/", tag, summary: "Profiles of an account", answer: list },
    ({ actor, params }) => {
      const own = ownPages(actor, params.userId);
      if (!own.ok) return own;
      const profiles = listProfiles(deps, actor, params.userId);
      noteShown(deps, actor, profiles);
      return done(profiles);
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
    ({ actor, params }) => shown(deps, actor, showProfile(deps, actor, params.id)),
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
    ({ actor, params }) => shown(deps, actor, showProfile(deps, actor, params.id, params.version)),
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
    ({ actor, params, body }) => shown(deps, actor, patchProfile(deps, actor, params.id, null, body)),
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
    ({ actor, params, body }) => shown(deps, actor, patchProfile(deps, actor, params.id, params.version, body)),
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
    ({ actor, params, body }) =>
      shown(deps, actor, mergeProfile(deps, actor, { kept: params.id, other: params.otherId, ...body })),
  );
  endpoint(
    app,
    { method: "delete", path: "/user/profile/{id}", tag, summary: "Set a profile aside" },
    ({ actor, params }) => softDeleteProfile(deps, actor, params.id),
  );
}

/** Records the actor as a reader of the passport in an answer. */
function shown(deps: RouteDeps, actor: Actor, answer: Result<ProfileView>): Result<ProfileView> {
  if (answer.ok) noteShown(deps, actor, [answer.value]);
  return answer;
}
