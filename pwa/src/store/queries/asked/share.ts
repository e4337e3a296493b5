import type { SeenAs } from "shared-schema/api/agreement/parties";
import type { LetterAbout, LetterView } from "shared-schema/api/mail/letter";
import { type Answer, request } from "../../http/http.ts";

/** The copy of an agreement that reaches a party, as the server cuts it. */
export function readSeenAs(id: number, profileId: number): Promise<Answer<SeenAs>> {
  return request<SeenAs>("GET", `/cruise/${id}/seen_as/${profileId}`, { quiet: true });
}

/** The mail that a person would get about an agreement. */
export function readLetter(id: number, profileId: number, about: LetterAbout): Promise<Answer<LetterView>> {
  return request<LetterView>("GET", `/cruise/${id}/letter/${profileId}`, { quiet: true, query: { about } });
}
