import { formatAgreementId } from "shared-schema/pricing/format";
import { addressOf, type Place } from "shared-schema/sync/address";
import { numberedTitle } from "shared-schema/sync/authorDiff";
import type { InboxBody } from "shared-schema/sync/inbox";
import { type AnyCollection, COLLECTIONS, isWritten } from "shared-schema/sync/wire";
import { listOf, type Outgoing } from "../database/outgoing.ts";
import type { FieldDraft } from "../drafts/draftStore.ts";

const WRITTEN = COLLECTIONS.filter(isWritten);

/** A document, or a file or draft of the user's, as lists of what waits tell it apart. */
export interface NamedThing {
  /** A collection, «uploads», «removals», «requests» or «drafts». */
  collection: string;
  key: string;
  /** The title; empty where it has no name. */
  title: string;
}

/** Returns a document's title from its own fields; empty when it has no name. */
export function titleOf(collection: AnyCollection, body: Record<string, unknown> | null): string {
  const text = (field: string) => (typeof body?.[field] === "string" ? body[field] : "");
  if (collection === "profiles") return `${text("first_name")} ${text("last_name")}`.trim();
  if (collection === "inbox") return text("title");
  return text(collection === "contacts" ? "email" : "name");
}

/** A document on this device under the name that people know. */
export function namedDocument(place: Place, body: Record<string, unknown> | null) {
  const { collection, id } = addressOf(place);
  return { collection, key: id, title: titleOf(collection, body) } as const;
}

/** The document that a decision is about. */
export function subjectOf({ collection, document_id, title }: InboxBody): NamedThing {
  return { collection, key: document_id, title };
}

export function namedOutgoing(outgoing: Outgoing) {
  return {
    collection: listOf(outgoing),
    key: outgoing.id,
    title: outgoing.fileName,
  } as const;
}

export function namedDraft({ path, text }: FieldDraft): NamedThing {
  return { collection: "drafts", key: path, title: text };
}

/** The number that people know a document by, and its name: «00012 · Riviera», «Mistral». */
export function numberAndName({ collection, key, title }: NamedThing): string {
  const nameless = WRITTEN.some((each) => each === collection && numberedTitle(each, key) === title);
  const number = collection === "agreements" ? formatAgreementId(Number(key)) : key;
  const name = nameless ? "" : title;
  if (collection !== "agreements") return name || number;
  return name === "" ? number : `${number} · ${name}`;
}
