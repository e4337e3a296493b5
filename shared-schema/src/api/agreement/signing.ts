import { z } from "zod";
import { fingerprintText } from "../../approval/schema.ts";
import { documentNumber, instant } from "../../base/basics.ts";
import { LANGUAGES } from "../../base/language.ts";
import { ROLES } from "../../base/roles.ts";
import { SIGNATURE_LEVELS } from "../../labels/signing.ts";
import { DELEGATION_STATES } from "../../signing/delegation.ts";
import { SIGNATURE_STATUSES } from "../../signing/steps.ts";
import { profileView } from "../profile.ts";

/** A role in which a person signs; with the delegator's profile, where signing was delegated. Of a profile, what the contract prints. */
const signedRole = z.object({
  role: z.enum(ROLES),
  profile: profileView.pick({ id: true, full_name: true, first_name: true, last_name: true, company_name: true }),
});

/** `GET /sign/{cruiseId}/{version}`: the signatures of a version, those under way and those that failed among them. */
export const signatureView = z.object({
  id: z.string(),
  status: z.enum(SIGNATURE_STATUSES),
  /** In the reader's language: the step, or the reason of a failure. */
  status_msg: z.string(),
  roles: z.array(signedRole),
  cruise: z.object({ id: documentNumber, version: z.int() }),
  /** `docId` of the PDF with this signature; null until it is signed. */
  claimed_document_id: z.string().nullable(),
  /** The person who signs; another than those of `roles` where signing was delegated. */
  name: z.string(),
  user_id: z.int(),
  is_own: z.boolean(),
  /** Time of the time stamp, UTC. */
  signed_at: instant.nullable(),
  level: z.enum(SIGNATURE_LEVELS).nullable(),
  /** In the reader's language: why the level is not higher, or who has stamped instead of another; null where there is nothing to say. */
  level_reason: z.string().nullable(),
});
export type SignatureView = z.infer<typeof signatureView>;

/** `GET /sign/{cruiseId}/{version}/can_sign`. */
export const canSignView = z.object({
  can_sign: z.boolean(),
  /** In the reader's language; null where the viewer can sign. */
  reason: z.string().nullable(),
  /** The name of the person whose turn it is, in a given order. */
  turn: z.string().nullable(),
  /** UTC; null for no limit. */
  until: instant.nullable(),
});
export type CanSignView = z.infer<typeof canSignView>;

/**
 * `POST /sign/{cruiseId}/{version}/by_user/{userId}`, form-encoded. Without a code it starts a signature; with code and state it goes
 * on after the log-in at the signing service.
 */
export const signForm = z.strictObject({
  code: z.string().max(2_048).optional(),
  state: z.string().max(512).optional(),
  /** The language in which the text beside the tick was shown, and the SHA-256 of that text, hex. */
  language: z.enum(LANGUAGES).optional(),
  consent: fingerprintText.optional(),
});
export type SignForm = z.infer<typeof signForm>;

/** The 401 that sends the browser to the log-in of the signing service. */
const signingLogin = z.object({ error: z.literal("token-expired"), location: z.string() });
export type SigningLogin = z.infer<typeof signingLogin>;

/** One person on the list of those who sign. */
const signatoryView = z.object({
  name: z.string(),
  parties: z.array(
    z.object({
      key: z.string(),
      role: z.enum(ROLES),
      profile_id: documentNumber,
      name: z.string(),
      /** The delegation of this party that is offered or accepted: `name` is the delegate's, `is_own` says that the viewer is the delegate. */
      delegation: z
        .object({ id: z.string(), state: z.enum(DELEGATION_STATES), name: z.string(), is_own: z.boolean() })
        .nullable(),
    }),
  ),
  is_own: z.boolean(),
  /** Whether the person has an account. */
  has_joined: z.boolean(),
  /**
   * The last request to sign. `sent`: the mail server has accepted it; `filed`: this server writes its mail to files. `next_in` are the
   * seconds until a queued one is tried.
   */
  asked: z
    .object({
      state: z.enum(["queued", "sent", "filed", "failed"]),
      at: instant,
      next_in: z.int().nonnegative().nullable(),
    })
    .nullable(),
  signature: signatureView.nullable(),
});
export type SignatoryView = z.infer<typeof signatoryView>;

/** `GET /sign/{cruiseId}/{version}/state`: everything that the contract section shows of signing. */
export const signingView = z.object({
  version: z.int(),
  can_sign: canSignView,
  /** In the order of the contract, or in the given one. */
  signatories: z.array(signatoryView),
  /** Profiles in the order in which they sign; null for any order. */
  order: z.array(documentNumber).nullable(),
  declined: z.object({ name: z.string(), reason: z.string(), at: instant }).nullable(),
  /** The facts in the sentence that a signatory agrees to. */
  consent: z.object({ title: z.string(), pages: z.int(), fingerprint: fingerprintText }),
  /** All have signed, as the verifier says. */
  is_complete: z.boolean(),
  level: z.enum(SIGNATURE_LEVELS).nullable(),
  /** Why the level is lower than it should be; null where it is not. */
  level_reason: z.string().nullable(),
  /** In the reader's language: what a signature here is worth, and under whose certificate; null while signing is off. */
  assurance: z.string().nullable(),
  /** `docId` of the PDF as it is now. */
  document_id: z.string().nullable(),
  has_certificate: z.boolean(),
  /**
   * The page on which the viewer confirms the signature that waits, with the SHA-256 that the page shows. Null while none waits, and
   * where the service has no such page.
   */
  device: z.object({ url: z.string(), sha256: fingerprintText }).nullable(),
  may: z.object({
    decline: z.boolean(),
    delegate: z.boolean(),
    remind: z.boolean(),
    order: z.boolean(),
    /** The fee can be bought before the client signs; whether anything is owed is said when it is asked. */
    pay: z.boolean(),
  }),
});
export type SigningView = z.infer<typeof signingView>;

/** `POST /user/{userId}/signing_ticket`: a link for another device, which works once. */
export const deviceTicket = z.object({
  /** Below the server's address. */
  path: z.string(),
  expires_at: instant,
});
export type DeviceTicket = z.infer<typeof deviceTicket>;

/** `GET /cruise/{id}/delegation/{delegationId}`, for the delegate. */
export const delegationView = z.object({
  id: z.string(),
  version: z.int(),
  state: z.enum(DELEGATION_STATES),
  /** The name of the agreement. */
  title: z.string(),
  /** The name of the party that is signed for. */
  name: z.string(),
});
export type DelegationView = z.infer<typeof delegationView>;

/** The longest reason of a signatory who declines. */
export const MOST_REASON = 1_000;

/** `POST /sign/{cruiseId}/{version}/decline`. */
export const declineRequest = z.strictObject({ reason: z.string().trim().min(1).max(MOST_REASON) });

/** `PUT /sign/{cruiseId}/{version}/order`. */
export const signingOrderRequest = z.strictObject({ order: z.array(documentNumber).max(100).nullable() });

/** `POST /sign/{cruiseId}/{version}/remind`: one signatory, by a profile. */
export const remindRequest = z.strictObject({ profile_id: documentNumber });

/** `GET /user/{userId}/delegation_offer/`: the delegations that wait for the account to accept them. */
export const delegationOffersView = z.array(
  z.object({
    id: z.string(),
    version: z.int(),
    agreement: z.object({ id: z.int(), name: z.string() }),
    /** The name of the party that is signed for. */
    about: z.string(),
    /** The screen on which the delegate decides. */
    path: z.string(),
  }),
);
export type DelegationOffersView = z.infer<typeof delegationOffersView>;

/** `POST /cruise/{id}/delegation`; `…/{delegationId}/accept` and `DELETE …/{delegationId}` have no body. */
export const delegationRequest = z.strictObject({
  role: z.enum(ROLES),
  profile_id: documentNumber,
  delegate_profile_id: documentNumber,
});
