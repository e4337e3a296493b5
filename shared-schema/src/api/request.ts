import { z } from "zod";
import { documentNumber, MOST_SHORT_TEXT, voyageDate } from "../base/basics.ts";
import { oneLine } from "../base/text/oneLine.ts";
import { says } from "../base/validation.ts";

/** As many guests as a yacht takes (specification §9). */
export const MOST_GUESTS = 12;
export const MOST_MESSAGE = 2_000;

/** `OPEN` until an administrator makes a draft of it or declines it. */
const REQUEST_STATES = ["OPEN", "DRAFTED", "DECLINED"] as const;

/** A short text in one line: line breaks that were pasted into it become spaces. */
const shortLine = z.string().overwrite(oneLine).max(MOST_SHORT_TEXT);

const asked = z.strictObject({
  /** The cruise's first and last day. */
  from: voyageDate,
  to: voyageDate,
  /** A yacht that the requester sees; null when she is described, or open. */
  yacht_id: documentNumber.nullable(),
  yacht: shortLine.nullable(),
  guests: z.int().min(1).max(MOST_GUESTS),
  areas: shortLine.nullable(),
  message: z.string().max(MOST_MESSAGE).nullable(),
  /** Of the requester: answers are written in it. */
  language: z.enum(["en", "fr"]),
});

const inOrder = ({ from, to }: { from: string; to: string }) => from <= to;

/** `POST /request/by_user/{userId}/`. The same `key` twice is one request. */
export const requestCreate = asked
  .extend({ key: z.uuid() })
  .refine(inOrder, { ...says("ends-before-start"), path: ["to"] });
export type RequestCreate = z.infer<typeof requestCreate>;

/** `GET /request/`: the requests that come after one in the list, by its number and by whether it was open. Absent: the first page. */
export const requestPageQuery = z.strictObject({
  before: z.coerce.number().int().min(1).optional(),
  open: z.enum(["true", "false"]).default("true"),
});
export type RequestPageQuery = z.infer<typeof requestPageQuery>;

/** `POST /request/{id}/declined`. */
export const requestDecline = z.strictObject({ reason: z.string().trim().min(1).max(MOST_MESSAGE) });

/** A request for an agreement, as its requester and administrators see it. */
export const requestView = asked.extend({
  id: z.int(),
  key: z.string(),
  created_at: z.string(),
  state: z.enum(REQUEST_STATES),
  /** The administrator's reason for declining it. */
  reason: z.string().nullable(),
  /** The draft that was made of it. */
  agreement_id: z.int().nullable(),
  decided_at: z.string().nullable(),
  requester: z.object({ user_id: z.int(), full_name: z.string(), email: z.string() }),
  /** The name of the yacht that was chosen, where there is one. */
  yacht_name: z.string().nullable(),
});
export type RequestView = z.infer<typeof requestView>;
