import { threadsOf } from "../agreement/comments/threads.ts";
import type { Comment } from "../agreement/schema.ts";
import { isGenerated } from "../agreement/status.ts";
import type { Bilingual } from "../base/language.ts";
import { ROLES } from "../base/roles.ts";
import { fullName } from "../profile/schema.ts";
import { namedAgreement, nameOfTerm } from "./names/partsOfAgreement.ts";
import { type PeopleOnContract, partiesIn } from "./parties.ts";

/** Someone who wrote a comment, as the contract names him. */
export interface Speaker {
  name: string;
  /** An administrator of the product, and no party. */
  isAdmin: boolean;
}

/** A comment that those who prepare the contract left without an answer. */
interface PassedOver {
  /** Null for the agreement as a whole. */
  term: Bilingual | null;
  text: string;
  /** The value that its author proposed for the term. */
  proposes: string | null;
  /** Null for someone who is not a party any more. */
  author: Speaker | null;
  passed_by: Speaker | null;
  /** UTC. */
  passed_at: string;
}

/** Lists the comments that a version was, or would be, generated over, the oldest first. Each is part of one version. */
export function passedOver(people: PeopleOnContract): PassedOver[] {
  const { agreement } = people;
  const version = isGenerated(agreement.status) ? agreement.version : undefined;
  return threadsOf(agreement.comments).flatMap(({ comment, answers, state }) => {
    const last = answers.at(-1)?.comment;
    if (state !== "PASSED_OVER" || !last || last.printed_in !== version) return [];
    return {
      term: comment.about === null ? null : nameOfTerm(comment.about, namedAgreement(people)),
      text: comment.text,
      proposes: comment.proposes ?? null,
      author: speakerOf(people, comment),
      passed_by: speakerOf(people, last),
      passed_at: last.at,
    };
  });
}

/** The author under the name with which he is on the agreement, in the first of his roles, or as an administrator. */
function speakerOf(people: PeopleOnContract, { author_user_id, admin_name }: Comment): Speaker | null {
  for (const role of ROLES) {
    const party = partiesIn(people, role).find(({ profile }) => profile?.user_id === author_user_id);
    if (party?.profile) return { name: fullName(party.profile), isAdmin: false };
  }
  return admin_name === undefined ? null : { name: admin_name, isAdmin: true };
}
