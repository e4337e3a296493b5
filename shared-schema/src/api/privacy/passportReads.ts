import { z } from "zod";
import { documentNumber, instant } from "../../base/basics.ts";
import { ROLES } from "../../base/roles.ts";
import { PASSPORT_READ_KINDS } from "../../guest/passportRead.ts";

/** `POST /user/{userId}/passport_read/`. The same `key` twice is one reading. */
export const passportRead = z.strictObject({
  key: z.uuid(),
  kind: z.enum(PASSPORT_READ_KINDS),
  /** The people whose passports were shown or exported, by the numbers of their profiles. */
  profiles: z.array(documentNumber).min(1).max(200),
  /** The agreement on which that was; null elsewhere. */
  agreement_id: documentNumber.nullable(),
  /** The time of the device, UTC. */
  at: instant,
});
export type PassportRead = z.infer<typeof passportRead>;

/** How many of them are recorded; those that were already do not count. */
export const passportReadKept = z.object({ kept: z.int() });

/** `GET /user/profile/{id}/passport_reads`: the readers of a person's passport, the newest first. */
export const passportReadView = z.object({
  kind: z.enum(PASSPORT_READ_KINDS),
  /** As the device said, UTC, and never later than it was recorded. */
  at: z.string(),
  /** Saved files that the entry stands for; 1 for one that was shown. */
  files: z.int().min(1),
  name: z.string(),
  /** The reader's roles at the time, on the agreement or on those shared with the person. */
  roles: z.array(z.enum(ROLES)),
  is_admin: z.boolean(),
  agreement_id: z.int().nullable(),
});
export type PassportReadView = z.infer<typeof passportReadView>;
