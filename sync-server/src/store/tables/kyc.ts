import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Receipt } from "shared-schema/agreement/payments/receipt/receipt";
import type { KycItem, KycState } from "shared-schema/kyc/items";

/** The checks of an agreement's parties: one row for each item of which something was entered. They are in no document, so no device gets them by sync. */
export const kycItems = sqliteTable(
  "kyc_items",
  {
    agreement_id: text().notNull(),
    profile_id: text().notNull(),
    item: text().$type<KycItem>().notNull(),
    state: text().$type<KycState>().notNull(),
    expires_on: text(),
    note: text().notNull(),
    checked_by: integer(),
    checked_at: text(),
    held_by: integer(),
    /** The name of the profile at the last entry: a person who has deleted the account is still named while the check is kept. */
    subject: text().notNull(),
    /** When something was last entered here, a document included, UTC. */
    updated_at: text().notNull(),
    rev: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.agreement_id, table.profile_id, table.item] }),
    index("kyc_items_by_profile").on(table.profile_id),
  ],
);

/** Documents of these items. Their content is in the folder of files, by its hash. */
export const kycDocuments = sqliteTable(
  "kyc_documents",
  {
    id: text().primaryKey(),
    agreement_id: text().notNull(),
    profile_id: text().notNull(),
    item: text().$type<KycItem>().notNull(),
    sha256: text().notNull(),
    kind: text().$type<Receipt["kind"]>().notNull(),
    bytes: integer().notNull(),
    added_by: integer().notNull(),
    added_at: text().notNull(),
    /** From this moment on its file is to be deleted, UTC, and then the row; to come while an upload runs. No one reads it before either: null where it is kept. */
    removed_at: text(),
  },
  (table) => [
    index("kyc_documents_by_item").on(table.agreement_id, table.profile_id, table.item),
    index("kyc_documents_by_content").on(table.sha256),
    index("kyc_documents_by_profile").on(table.profile_id),
  ],
);

/** The readers of each document, by account and day (UTC): the audit trail notes each once. */
export const kycReads = sqliteTable(
  "kyc_reads",
  {
    document_id: text()
      .notNull()
      .references(() => kycDocuments.id, { onDelete: "cascade" }),
    reader_id: integer().notNull(),
    day: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.document_id, table.reader_id, table.day] })],
);
