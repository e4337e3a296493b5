import { done, type Result, refused } from "shared-schema/base/result";
import type { Actor } from "../../verbs/base/context.ts";
import { decideReachToWrite } from "../../verbs/documents/reachToWrite.ts";
import type { RouteDeps } from "./env.ts";

/** Paths about one document, by their beginning. */
const DOCUMENTS = [
  {
    begins: /^\/(?:cruise|contract|sign|billing)\/\{id\}/,
    collection: "agreements",
    missing: refused("agreement.not-found"),
  },
  { begins: /^\/yacht\/\{id\}/, collection: "yachts", missing: refused("yacht.not-found") },
  { begins: /^\/user\/profile\/\{id\}/, collection: "profiles", missing: refused("profile.not-found") },
] as const;
/** Paths about an account. */
const ACCOUNT = /^\/user\/\{userId\}|\/by_user\/\{userId\}/;

/** Paths on which a body comes from those alone who may write the document. */
const WRITTEN: readonly RegExp[] = [
  /^\/(?:cruise|yacht|user\/profile)\/\{id\}(?:\/\{version\})?$/,
  /^\/cruise\/\{id\}\/(?:waypoint|service|clause|fuel_bunker)\//,
];

/**
 * Does what a path is about exist for someone at all, and may it be written? A body that is not valid is answered so first: nothing is said
 * about its fields to those who could not send a valid one.
 */
export function reach(
  { store }: Pick<RouteDeps, "store">,
  actor: Actor,
  path: string,
  params: Readonly<Record<string, string | number>>,
): Result<null> {
  if (actor.is_admin) return done(null);
  if (ACCOUNT.test(path) && Number(params["userId"]) !== actor.user_id) return refused("account.foreign");
  const document = DOCUMENTS.find(({ begins }) => begins.test(path));
  const { id } = params;
  if (!document || id === undefined) return done(null);
  const seen = store.documents.visibleTo(actor.user_id, document.collection, String(Number(id)));
  // A version that was handed to someone to sign, who need not be on its agreement: the verb knows to whom.
  const isHanded =
    path.startsWith("/sign/{id}/{version}") &&
    store.signing.delegations.of(Number(id), Number(params["version"])).length > 0;
  if (!seen) return isHanded ? done(null) : document.missing;
  return WRITTEN.some((each) => each.test(path))
    ? decideReachToWrite(store, actor, document.collection, seen)
    : done(null);
}
