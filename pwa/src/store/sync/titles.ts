import type { Collection } from "shared-schema/sync/wire";

/** What a document is called, for lists of what waits; its key when nothing better is known. */
export function titleOf(collection: Collection, key: string, body: Record<string, unknown> | null): string {
  const text = (field: string) => (typeof body?.[field] === "string" ? body[field] : "");
  const title =
    collection === "profiles"
      ? `${text("first_name")} ${text("last_name")}`.trim()
      : collection === "inbox"
        ? text("title")
        : collection === "contacts"
          ? text("email")
          : text("name");
  return title || key;
}
