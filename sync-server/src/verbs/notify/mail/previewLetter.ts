import { accessTo, approvingParties } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { LetterAbout, LetterView } from "shared-schema/api/mail/letter";
import { decideAsking } from "shared-schema/approval/asking";
import { done, type Result, refused } from "shared-schema/base/result";
import type { AlertKind } from "shared-schema/labels/alerts/kinds";
import { inviterName } from "../../account/links/invite.ts";
import { claimLetter } from "../../account/links/letters.ts";
import { ownerOf } from "../../base/account/ownerOf.ts";
import { type Actor, type Deps, reading, type Tx } from "../../base/context.ts";
import { derived } from "../../base/derived.ts";
import type { Letter } from "../../base/outbox/letter.ts";
import { viewerOf } from "../../base/viewer.ts";
import { readable } from "../../documents/readable.ts";
import { shown } from "../../visibility/shown.ts";
import { peopleIn } from "../alerts/addAlert.ts";
import { alertLetter } from "../alerts/alertLetter.ts";
import type { AlertDetails } from "../next/details.ts";
import { nextNewsOf } from "../next/nextNews.ts";
import { yachtName } from "../recipients.ts";
import { mailSettingsOf } from "../settings/settings.ts";
import { withYacht } from "./invitationNow.ts";
import { renderLetter } from "./renderLetter.ts";

/** A person to whom the actor would write about an agreement. */
interface Wanted {
  id: number;
  profile_id: number;
  about: LetterAbout;
}

/**
 * The mail that a person would get if the actor asked for the approval or invited the person now, made by what sends it. For those who
 * write the agreement, and about people whom they see. Tokens of links are left out: they are the recipient's.
 */
export function previewLetter(
  deps: Deps & { publicUrl: string },
  actor: Actor,
  { id, profile_id, about }: Wanted,
): Promise<Result<LetterView>> {
  return derived(actor, () => {
    const tx = reading(deps);
    const row = readable(tx, actor, "agreements", String(id));
    if (!row) return refused("agreement.not-found");
    const agreement = shown("agreements", row);
    const viewer = viewerOf(tx, actor);
    if (!accessTo(agreement, viewer).write) return refused("agreement.read-only");
    if (!readable(tx, actor, "profiles", String(profile_id))) return refused("profile.not-found");
    const owner = ownerOf(tx, profile_id);
    const may = about === "approval" ? decideAsking(agreement, viewer) : done(null);
    if (!may.ok) return may;
    const subject = { id, agreement, owner };
    const letter = about === "approval" ? askLetter(tx, actor, subject, profile_id) : inviteLetter(tx, actor, subject);
    if (!letter) return refused("profile.not-found");
    const language = owner === null ? null : mailSettingsOf(tx, owner).language;
    // News can be switched off, an invitation cannot.
    const unsubscribe = owner === null ? null : `${deps.publicUrl}/unsubscribe`;
    const { subject: title, html } = renderLetter(letter, language, deps.publicUrl, unsubscribe);
    return done({ language, subject: title, html });
  });
}

interface Subject {
  id: number;
  agreement: AgreementBody;
  /** The recipient's account; null where there is none. */
  owner: number | null;
}

/** Null for someone who is not asked: without an account, or without a right to approve. */
function askLetter(tx: Tx, { user_id: author }: Actor, subject: Subject, profile_id: number): Letter | null {
  const { id, agreement, owner } = subject;
  const parties = approvingParties(agreement).filter((key) => agreement.parties[key]?.profile_id === profile_id);
  if (owner === null || parties.length === 0) return null;
  const details = { ...nextNewsOf(tx, id, { parties, author })(owner), asker: author };
  return newsLetter(tx, subject, "approval-asked", details);
}

/** To an account the news that it was added, to anybody else the invitation to claim the profile. */
function inviteLetter(tx: Tx, { user_id }: Actor, subject: Subject): Letter | null {
  if (subject.owner !== null) return newsLetter(tx, subject, "added", {});
  const inviter = tx.store.users.byId(user_id);
  return inviter ? withYacht(claimLetter("", inviterName(tx, inviter)), yachtName(tx, subject.agreement)) : null;
}

function newsLetter(tx: Tx, { id, agreement }: Subject, kind: AlertKind, details: AlertDetails): Letter {
  const people = peopleIn(tx, id, details);
  return alertLetter({ kind, agreement_id: id, agreement, yacht: yachtName(tx, agreement), details, ...people });
}
