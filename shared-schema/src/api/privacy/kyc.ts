import { z } from "zod";
import { RECEIPT_KINDS } from "../../agreement/payments/record.ts";
import { ROLES } from "../../base/roles.ts";
import { KYC_ITEMS, kycEntered } from "../../kyc/items.ts";

/** `PUT /cruise/{id}/kyc/{profileId}/{kycItem}`. `upon` is the `rev` that was shown: another one since then refuses the edit. */
export const kycPut = kycEntered.extend({ upon: z.int().min(0) });
export type KycPut = z.infer<typeof kycPut>;

/** A document of an item. Its content is read at `GET /cruise/kyc_document/{kycDocumentId}`. */
export const kycDocument = z.object({
  id: z.string(),
  kind: z.enum(RECEIPT_KINDS),
  bytes: z.int(),
  /** The name of the account that has added it; empty where the account no longer exists. */
  added_by: z.string(),
  /** UTC. */
  added_at: z.string(),
  /** Whether the reader may remove it as things stand. */
  is_removable: z.boolean(),
});
export type KycDocument = z.infer<typeof kycDocument>;

/** An item of a party's checklist, with the name of the account that has checked it. */
export const kycItem = kycEntered.extend({
  item: z.enum(KYC_ITEMS),
  /** Longer than one may enter where two profiles have become one. */
  note: z.string(),
  checked_by: z.string().nullable(),
  checked_at: z.string().nullable(),
  /** Whether the reader may change the state as things stand. */
  is_changeable: z.boolean(),
  /** Rises with each edit; 0 where nothing was entered. */
  rev: z.int(),
  documents: z.array(kycDocument),
});
export type KycItemView = z.infer<typeof kycItem>;

/** The checklist of a party: the items to check, and those that were entered before. */
export const kycFile = z.object({
  profile_id: z.int(),
  name: z.string(),
  is_company: z.boolean(),
  /** Empty for someone who has left the agreement. */
  roles: z.array(z.enum(ROLES)),
  write_access: z.boolean(),
  /** When it is purged as things stand, UTC; null while nothing was entered. */
  kept_until: z.string().nullable(),
  items: z.array(kycItem),
});
export type KycFile = z.infer<typeof kycFile>;

/** `GET /cruise/{id}/kyc/`: the checklists of the other parties. */
export const kycFiles = z.array(kycFile);
