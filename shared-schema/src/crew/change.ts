import { accessTo, isAmong, type Viewer } from "../agreement/access.ts";
import { partOf } from "../agreement/mutations/parts.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { isEqual } from "../base/equal.ts";
import { done, type Result, refused, refusedAt } from "../base/result.ts";
import { tooLarge } from "../base/size.ts";
import { birthFault } from "../base/text/birth.ts";
import { refuseInvisible, refuseMarkup } from "../base/text/names.ts";
import { validate } from "../base/validation.ts";
import { type CrewListBody, type CrewMember, crewListBody, crewMember, MOST_CREW, NO_CREW } from "./schema.ts";

/** Does the viewer see the crew list of an agreement? */
export function mayReadCrew(agreement: Pick<AgreementBody, "parties">, viewer: Viewer): boolean {
  return isAmong("professionals", agreement, viewer);
}

/** May the viewer change it? A crew changes until the voyage ends, whatever the status, so only archived agreements are closed. */
export function mayWriteCrew(agreement: Pick<AgreementBody, "parties" | "status">, viewer: Viewer): boolean {
  return mayReadCrew(agreement, viewer) && accessTo(agreement, viewer).write && agreement.status !== "ARCHIVED";
}

/** Each text of a member is a name or a number. */
const TEXTS: ReadonlySet<string> = new Set(Object.keys(crewMember.shape));
const NAMES: ReadonlySet<string> = new Set([
  ...(["family_name", "given_names"] as const),
] satisfies (keyof CrewMember)[]);

/** Made once: zod compiles a schema when it first parses. */
const strictList = crewListBody.strict();

/**
 * The one rule about a crew list's edits, asked by screen and push alike.
 * @param before null where there is none yet
 * @param agreement whose record it is; null where the viewer sees none
 * @param today `YYYY-MM-DD`
 */
export function decideCrewChange(
  before: CrewListBody | null,
  after: unknown,
  agreement: Pick<AgreementBody, "parties" | "status"> | null,
  viewer: Viewer,
  today: string,
): Result<CrewListBody | null> {
  if (!agreement || !mayReadCrew(agreement, viewer)) return refused("crew.not-found");
  if (!mayWriteCrew(agreement, viewer)) return refused("crew.read-only");
  if (after === null) return refused("crew.kept");
  const large = tooLarge(after);
  if (large) return large;
  const parsed = validate(strictList, after);
  if (!parsed.ok) return parsed;
  const { members } = parsed.value;
  const wrong = refuseInvisible(before, parsed.value, TEXTS) ?? refuseMarkup(before, parsed.value, NAMES);
  if (wrong) return wrong;
  const previous = (before ?? NO_CREW).members;
  // A longer one, of another version, may still become shorter.
  const count = Object.keys(members).length;
  if (count > MOST_CREW && count > Object.keys(previous).length) return refused("crew.too-many", { most: MOST_CREW });
  for (const [id, member] of Object.entries(members)) {
    if (isEqual(partOf(previous, id), member)) continue;
    const { date_of_birth } = member;
    const unborn = date_of_birth === null ? null : birthFault(date_of_birth, today);
    if (!unborn || date_of_birth === partOf(previous, id)?.date_of_birth) continue;
    const field = `members.${id}.date_of_birth`;
    return refusedAt({ [field]: [unborn] }, "document.invalid", { fields: field });
  }
  return done(parsed.value);
}
