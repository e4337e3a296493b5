import { acceptProposal } from "shared-schema/agreement/comments/acceptProposal";
import {
  newBunker,
  newClause,
  newService,
  partOf,
  patchedPart,
  withoutPart,
  withPart,
} from "shared-schema/agreement/mutations/parts";
import type { AgreementBody, PartIn, PartMap } from "shared-schema/agreement/schema";
import {
  type BunkerPatch,
  type BunkerView,
  type ClausePatch,
  type ClauseView,
  type CommentInput,
  type CommentPatch,
  type CommentView,
  type ServicePatch,
  type ServiceView,
  toBunkerViews,
  toClauseViews,
  toCommentViews,
  toServiceViews,
} from "shared-schema/api/agreement/parts";
import { done, type Refused, type Result, refused } from "shared-schema/base/result";
import type { Actor, Deps } from "../base/context.ts";
import { answerAgreement, editAgreement } from "./editAgreement.ts";
import { type ReadAgreement, readAgreement } from "./readAgreement.ts";

/** A list of parts, as REST reads and writes it. */
interface PartList<K extends PartMap, Patch extends Partial<PartIn<K>>, View> {
  map: K;
  /** The name of the part in the audit log. */
  noun: "service" | "clause" | "bunker";
  /** A part behind the others, empty unless something is given. */
  make(body: AgreementBody, given: Patch): PartIn<K>;
  /** The answer to every call. */
  all(read: ReadAgreement): View[];
  notFound: Refused;
}

interface PartVerbs<Patch, View> {
  list(deps: Deps, actor: Actor, id: number): Promise<Result<View[]>>;
  add(deps: Deps, actor: Actor, id: number, given: Patch): Promise<Result<View[]>>;
  patch(deps: Deps, actor: Actor, id: number, partId: string, patch: Patch): Promise<Result<View[]>>;
  remove(deps: Deps, actor: Actor, id: number, partId: string): Promise<Result<View[]>>;
}

function partVerbs<K extends PartMap, Patch extends Partial<PartIn<K>>, View>(
  list: PartList<K, Patch, View>,
): PartVerbs<Patch, View> {
  const { map, noun, make, all, notFound } = list;
  return {
    list: (deps, actor, id) => answerAgreement(deps, actor, id, all),
    add(deps, actor, id, given) {
      const part = deps.ids.uuid();
      const event = { verb: `${noun}.add`, details: { part } } as const;
      const change = (body: AgreementBody) => done(withPart(body, map, part, make(body, given)));
      return editAgreement(deps, actor, { id, event }, change, all);
    },
    patch(deps, actor, id, partId, patch) {
      const change = (body: AgreementBody) => {
        const after = patchedPart(body, map, partId, patch);
        return after ? done(after) : notFound;
      };
      const event = { verb: `${noun}.edit`, details: { part: partId } } as const;
      return editAgreement(deps, actor, { id, event }, change, all);
    },
    remove(deps, actor, id, partId) {
      const change = (body: AgreementBody) =>
        partOf<unknown>(body[map] ?? {}, partId) ? done(withoutPart(body, map, partId)) : notFound;
      const event = { verb: `${noun}.remove`, details: { part: partId } } as const;
      return editAgreement(deps, actor, { id, event }, change, all);
    },
  };
}

/** The extra services in their order. */
export const services = partVerbs<"special_conditions", ServicePatch, ServiceView>({
  map: "special_conditions",
  noun: "service",
  make: newService,
  all: ({ agreement }) => toServiceViews(agreement.special_conditions),
  notFound: refused("service.not-found"),
});

/** The special clauses in their order. */
export const clauses = partVerbs<"clauses", ClausePatch, ClauseView>({
  map: "clauses",
  noun: "clause",
  make: newClause,
  all: ({ agreement }) => toClauseViews(agreement.clauses ?? {}),
  notFound: refused("clause.not-found"),
});

/** The fuel bunkers in the order in which they are used. The last one stays, as the rule says. */
export const bunkers = partVerbs<"fuel_bunkers", BunkerPatch, BunkerView>({
  map: "fuel_bunkers",
  noun: "bunker",
  make: newBunker,
  all: ({ plan }) => toBunkerViews(plan.price),
  notFound: refused("bunker.not-found"),
});

/** The comments as far as their reader sees their subjects, the oldest first. Everybody who may read an agreement writes some. */
export const comments = {
  list: (deps: Deps, actor: Actor, id: number): Promise<Result<CommentView[]>> =>
    answerAgreement(deps, actor, id, commentsOf),
  add(deps: Deps, actor: Actor, id: number, given: CommentInput): Promise<Result<CommentView[]>> {
    const part = deps.ids.uuid();
    const event = { verb: "comment.add", details: { part } } as const;
    const made = { ...given, about: given.about ?? null, ...spokenBy(deps, actor) };
    return editAgreement(
      deps,
      actor,
      { id, event },
      (body) => done(withPart(body, "comments", part, made)),
      commentsOf,
    );
  },
  patch(deps: Deps, actor: Actor, id: number, commentId: string, patch: CommentPatch): Promise<Result<CommentView[]>> {
    const event = { verb: "comment.edit", details: { part: commentId } } as const;
    const change = (body: AgreementBody): Result<AgreementBody> => {
      const after = isSeen(deps, actor, id, commentId) ? patchedPart(body, "comments", commentId, patch) : null;
      return after ? done(after) : refused("comment.unknown");
    };
    return editAgreement(deps, actor, { id, event }, change, commentsOf);
  },
  remove(deps: Deps, actor: Actor, id: number, commentId: string): Promise<Result<CommentView[]>> {
    const event = { verb: "comment.remove", details: { part: commentId } } as const;
    const change = (body: AgreementBody): Result<AgreementBody> =>
      isSeen(deps, actor, id, commentId) ? done(withoutPart(body, "comments", commentId)) : refused("comment.unknown");
    return editAgreement(deps, actor, { id, event }, change, commentsOf);
  },
  /** Takes over the value that a comment proposes, and closes the comment. */
  accept(deps: Deps, actor: Actor, id: number, commentId: string, text: string): Promise<Result<CommentView[]>> {
    const event = { verb: "comment.accept", details: { part: commentId } } as const;
    const answer = { id: deps.ids.uuid(), text, ...spokenBy(deps, actor) };
    return editAgreement(deps, actor, { id, event }, (body) => acceptProposal(body, commentId, answer), commentsOf);
  },
};

const commentsOf = ({ agreement }: ReadAgreement): CommentView[] => toCommentViews(agreement.comments);

/** A comment about a term that its reader does not see is unknown to him, as it is on his device. */
function isSeen(deps: Deps, actor: Actor, id: number, commentId: string): boolean {
  const read = readAgreement(deps, actor, id);
  return read.ok && partOf(read.value.agreement.comments, commentId) !== undefined;
}

function spokenBy(deps: Deps, { user_id }: Actor) {
  return { author_user_id: user_id, at: deps.clock.now().toISOString() };
}
