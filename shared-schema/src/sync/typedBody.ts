import type { BodyOf } from "./bodies.ts";
import type { Collection } from "./wire.ts";

type TypedBody = { [C in Collection]: { collection: C; body: BodyOf<C> } }[Collection];

/**
 * A body with its type, for a switch over its collection; one of a later version ends in the default branch. It was validated when
 * it was written, so nothing is checked here.
 */
export function typedBody(collection: string, body: unknown): TypedBody {
  return { collection, body } as TypedBody;
}
