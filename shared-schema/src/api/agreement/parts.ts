import { z } from "zod";
import { byPos } from "../../agreement/order.ts";
import {
  type Clause,
  type Comment,
  clause,
  comment,
  fuelBunker,
  type Service,
  service,
} from "../../agreement/schema.ts";
import type { Price } from "../../pricing/price.ts";

/** Nothing that was typed is no text. */
const orNull = (typed: string | null) => typed || null;

/** `POST` and `PUT` of a service; everything may be left out. An empty text is null. */
export const servicePatch = service
  .omit({ pos: true })
  .extend({ name: service.shape.name.transform(orNull), product: service.shape.product.transform(orNull) })
  .partial()
  .strict();
export type ServicePatch = Partial<Omit<z.infer<typeof service>, "pos">>;

export const serviceView = service.omit({ pos: true }).extend({ id: z.string() });
export type ServiceView = z.infer<typeof serviceView>;

/** All services in their order. */
export function toServiceViews(services: Readonly<Record<string, Service>>): ServiceView[] {
  return byPos(services).map(([id, { name, price, product }]) => ({ id, name, price, product }));
}

/** `POST` and `PUT` of a special clause; everything may be left out. */
export const clausePatch = clause.omit({ pos: true }).partial().strict();
export type ClausePatch = Partial<Omit<Clause, "pos">>;

export const clauseView = clause.omit({ pos: true }).extend({ id: z.string() });
export type ClauseView = z.infer<typeof clauseView>;

/** All special clauses in their order. */
export function toClauseViews(clauses: Readonly<Record<string, Clause>>): ClauseView[] {
  return byPos(clauses).map(([id, { text_fr, text_en }]) => ({ id, text_fr, text_en }));
}

/**
 * `POST` of a comment: about a term by the path with the id of its part, or about the agreement as a whole. `passes_over` closes the
 * comment that it answers without an answer, for those who write the agreement.
 */
export const commentInput = comment
  .pick({ about: true, text: true, proposes: true, answers: true, passes_over: true })
  .partial({ about: true })
  .strict();
export type CommentInput = z.infer<typeof commentInput>;

/** `PUT` of a comment, by its author: its words, its proposal, and the term that it is about. */
export const commentPatch = comment.pick({ about: true, text: true, proposes: true }).partial().strict();
export type CommentPatch = Partial<Pick<Comment, "about" | "text" | "proposes">>;

/** `POST` of an acceptance: the answer to the comment. */
export const acceptanceInput = z.object({ text: comment.shape.text.default("Accepted.") }).strict();

export const commentView = comment.extend({ id: z.string() });
export type CommentView = z.infer<typeof commentView>;

/** All comments, the oldest first. */
export function toCommentViews(comments: Readonly<Record<string, Comment>>): CommentView[] {
  return Object.entries(comments)
    .map(([id, each]) => ({ ...each, id }))
    .sort((a, b) => (a.at < b.at || (a.at === b.at && a.id < b.id) ? -1 : 1));
}

/** `POST` and `PUT` of a fuel bunker; everything may be left out. */
export const bunkerPatch = fuelBunker.omit({ pos: true }).partial().strict();
export type BunkerPatch = Partial<Omit<z.infer<typeof fuelBunker>, "pos">>;

export const bunkerView = z.object({
  id: z.string(),
  price_per_litre: z.number().nullable(),
  quantity: z.number().nullable(),
  /** Litres that the cruise takes from it, entered or calculated. */
  quantity_used: z.number().nullable(),
});
export type BunkerView = z.infer<typeof bunkerView>;

/** All bunkers in the order in which they are used. */
export function toBunkerViews(price: Price): BunkerView[] {
  return price.bunkers.map(({ id, price_per_litre, quantity, quantity_used }) => ({
    id: String(id),
    price_per_litre,
    quantity,
    quantity_used,
  }));
}
