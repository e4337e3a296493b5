import { z } from "zod";
import { documentNumber } from "../../base/basics.ts";
import { LINK_FIELDS, linkParticulars, wishesChange } from "../../guest/form.ts";

/** `POST /cruise/{id}/passenger_link/`. */
export const passengerLinkRequest = z.strictObject({
  profile_id: documentNumber,
  /** Mail the link to the address of the profile. */
  send: z.boolean(),
});

export const passengerLinkMade = z.object({
  /** Where the passenger's page is; null where the link was only mailed: no one but the profile's owner may hold it. */
  url: z.string().nullable(),
  /** The address that the link was mailed to; null where it was not. */
  mailed_to: z.string().nullable(),
  expires_at: z.string(),
});
export type PassengerLinkMade = z.infer<typeof passengerLinkMade>;

/** A link as its possible makers see it; never its token. Moments are UTC. */
export const passengerLinkView = z.object({
  profile_id: z.int(),
  created_at: z.string(),
  expires_at: z.string(),
  /** When the passenger last sent the form; the link stays open for corrections. */
  used_at: z.string().nullable(),
  /** Fields of which a value that the passenger has sent waits for a decision. */
  waiting: z.array(z.enum(LINK_FIELDS)),
  /** The name of the professional who decides on them; null where nothing waits. */
  reviewer: z.string().nullable(),
});
export type PassengerLinkView = z.infer<typeof passengerLinkView>;

/** The token of a link. It travels in bodies and in this header, so that no address and no log holds it. */
const linkKey = z.string().regex(/^[A-Za-z0-9_-]{1,200}$/);
export const LINK_HEADER = "passenger-link";

/** The page of a passenger's link. It repeats no value that was entered before: the holder of the link is not always the guest. */
export const passengerPage = z.object({
  first_name: z.string(),
  last_name: z.string(),
  yacht: z.string().nullable(),
  /** The guest's embarkation and disembarkation, UTC. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** Fields that have a value already. */
  on_file: z.array(z.enum(LINK_FIELDS)),
  /** Fields of which a value that the guest has sent waits for a decision. */
  waiting: z.array(z.enum(LINK_FIELDS)),
  /** Were preferences entered before? */
  has_wishes: z.boolean(),
  /** The revision of the profile that the page shows; it is sent back, so that an edit made meanwhile is noticed. */
  rev: z.int(),
  expires_at: z.string(),
});
export type PassengerPage = z.infer<typeof passengerPage>;

/** `POST /passenger/answer`. */
export const passengerAnswer = z.strictObject({
  token: linkKey,
  rev: z.int().min(0),
  particulars: z.strictObject(linkParticulars.shape),
  wishes: wishesChange,
});
export type PassengerAnswer = z.infer<typeof passengerAnswer>;

export const passengerAnswered = z.object({
  /** Fields with another value that someone else has entered meanwhile, or that a contract prints: it is kept, and the guest's waits for a decision. */
  waiting: z.array(z.enum(LINK_FIELDS)),
});
export type PassengerAnswered = z.infer<typeof passengerAnswered>;
