import {
  cruiseCreate,
  cruisePatch,
  cruiseSummary,
  cruiseView,
  lockRequest,
  templateRequest,
} from "shared-schema/api/agreement/cruise";
import { likeAnswer } from "shared-schema/api/agreement/importAnswer";
import { listQuery } from "shared-schema/api/operator/page";
import { z } from "zod";
import {
  createCruise,
  createLike,
  deleteCruise,
  listCruises,
  patchCruise,
  showCruise,
} from "../../verbs/agreement/cruises.ts";
import { archiveCruise, deleteVersion, lockCruise, unlockCruise } from "../../verbs/agreement/moves/moves.ts";
import { linked } from "../http/answers/linked.ts";
import { endpoint, ownPages } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

const tag = "Agreements";

/** Agreements as a whole. */
export function cruiseRoutes(app: App, deps: RouteDeps): void {
  const list = z.array(cruiseSummary);
  endpoint(
    app,
    {
      ...{ method: "get", path: "/cruise/by_user/{userId}/", tag, answer: list, query: listQuery },
      summary: "Agreements of a user, by number",
    },
    ({ actor, params, query }, c) => {
      const own = ownPages(actor, params.userId);
      return own.ok ? linked(c, listCruises(deps, { ...actor, user_id: params.userId }, query), query.per_page) : own;
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/cruise/by_user/{userId}/",
      tag,
      summary: "Create an agreement",
      body: cruiseCreate,
      answer: cruiseView,
      status: 201,
    },
    ({ actor, params, body }) => {
      const own = ownPages(actor, params.userId);
      return own.ok ? createCruise(deps, actor, body) : own;
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/cruise/{id}/template",
      tag,
      summary: "Create an agreement like this one",
      body: templateRequest,
      answer: likeAnswer,
      status: 201,
    },
    ({ actor, params, body }) => createLike(deps, actor, params.id, body.name),
  );
  endpoint(
    app,
    { method: "get", path: "/cruise/{id}", tag, summary: "An agreement", answer: cruiseView },
    ({ actor, params }) => showCruise(deps, actor, params.id),
  );
  endpoint(
    app,
    { method: "get", path: "/cruise/{id}/{version}", tag, summary: "A version of an agreement", answer: cruiseView },
    async ({ actor, params }) => {
      const { showVersion } = await import("../../verbs/contract/generation/showVersion.ts");
      return showVersion(deps, actor, params.id, params.version);
    },
  );
  endpoint(
    app,
    { method: "put", path: "/cruise/{id}", tag, summary: "Change fields", body: cruisePatch, answer: cruiseView },
    ({ actor, params, body }) => patchCruise(deps, actor, params.id, null, body),
  );
  endpoint(
    app,
    {
      method: "put",
      path: "/cruise/{id}/{version}",
      tag,
      summary: "Change fields of the current version",
      body: cruisePatch,
      answer: cruiseView,
    },
    ({ actor, params, body }) => patchCruise(deps, actor, params.id, params.version, body),
  );
  endpoint(app, { method: "delete", path: "/cruise/{id}", tag, summary: "Delete a draft" }, ({ actor, params }) =>
    deleteCruise(deps, actor, params.id),
  );
  endpoint(
    app,
    { method: "delete", path: "/cruise/{id}/{version}", tag, summary: "Discard the draft of an addendum, or a draft" },
    ({ actor, params }) => deleteVersion(deps, actor, params.id, params.version),
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/cruise/{id}/lock",
      tag,
      summary: "Lock a draft: yacht, profiles and tax rows are frozen",
      body: lockRequest,
      answer: cruiseView,
    },
    ({ actor, params, body }) => {
      const own = ownPages(actor, body.user_id ?? actor.user_id);
      return own.ok ? lockCruise(deps, actor, params.id) : own;
    },
  );
  endpoint(
    app,
    {
      method: "delete",
      path: "/cruise/{id}/lock",
      tag,
      summary: "Unlock, or open a new addendum to what was generated",
      answer: cruiseView,
    },
    ({ actor, params }) => unlockCruise(deps, actor, params.id),
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/cruise/{id}/archived",
      tag,
      summary: "Archive a settled agreement, or a first draft",
      answer: cruiseView,
    },
    ({ actor, params }) => archiveCruise(deps, actor, params.id),
  );
}
