CREATE TABLE `__new_history` (
	`revision` integer PRIMARY KEY NOT NULL,
	`collection` text NOT NULL,
	`id` text NOT NULL,
	`rev` integer NOT NULL,
	`user_id` integer,
	`op` text NOT NULL,
	`schema` integer NOT NULL,
	`deleted` integer NOT NULL,
	`at` text NOT NULL,
	`body` text NOT NULL
);
--> statement-breakpoint
-- In the order in which they were written. Under which schema an earlier revision came nobody noted: it was there under its
-- document's.
INSERT INTO `__new_history` (`collection`, `id`, `rev`, `user_id`, `op`, `schema`, `deleted`, `at`, `body`)
	SELECT h.`collection`, h.`id`, h.`rev`, h.`user_id`, h.`op`, coalesce(d.`schema`, 1), h.`deleted`, h.`at`, h.`body`
	FROM `history` h LEFT JOIN `documents` d ON d.`collection` = h.`collection` AND d.`id` = h.`id` ORDER BY h.`rowid`;--> statement-breakpoint
-- Each has one; nothing is lost should one have not.
INSERT INTO `__new_history` (`collection`, `id`, `rev`, `user_id`, `op`, `schema`, `deleted`, `at`, `body`)
	SELECT d.`collection`, d.`id`, d.`rev`, d.`updated_by`, 'migrated', d.`schema`, d.`deleted`, d.`updated_at`, d.`body` FROM `documents` d
	WHERE NOT EXISTS (SELECT 1 FROM `history` h WHERE h.`collection` = d.`collection` AND h.`id` = d.`id` AND h.`rev` = d.`rev`);--> statement-breakpoint
DROP TABLE `history`;--> statement-breakpoint
ALTER TABLE `__new_history` RENAME TO `history`;--> statement-breakpoint
CREATE INDEX `history_by_document` ON `history` (`collection`,`id`,`rev`,`op`);--> statement-breakpoint
CREATE TABLE `__new_documents` (
	`collection` text NOT NULL,
	`id` text NOT NULL,
	`rev` integer NOT NULL,
	`deleted` integer DEFAULT 0 NOT NULL,
	`owner_id` integer,
	`revision` integer NOT NULL,
	PRIMARY KEY(`collection`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_documents` SELECT d.`collection`, d.`id`, d.`rev`, d.`deleted`, d.`owner_id`, h.`revision`
	FROM `documents` d JOIN `history` h ON h.`collection` = d.`collection` AND h.`id` = d.`id` AND h.`rev` = d.`rev`;--> statement-breakpoint
DROP TABLE `documents`;--> statement-breakpoint
ALTER TABLE `__new_documents` RENAME TO `documents`;--> statement-breakpoint
CREATE INDEX `documents_by_owner` ON `documents` (`collection`,`owner_id`) WHERE owner_id is not null;--> statement-breakpoint
CREATE TABLE `__new_feed` (
	`collection` text NOT NULL,
	`id` text NOT NULL,
	`user_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`gone` integer NOT NULL,
	`sight` integer,
	`at` text,
	PRIMARY KEY(`collection`, `id`, `user_id`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_feed` SELECT f.`collection`, f.`id`, f.`user_id`, f.`seq`, f.`gone` OR a.`sight` IS NULL, a.`sight`,
		CASE WHEN f.`gone` OR a.`sight` IS NULL THEN f.`at` END
	FROM `feed` f LEFT JOIN `acl` a ON a.`collection` = f.`collection` AND a.`id` = f.`id` AND a.`user_id` = f.`user_id`;--> statement-breakpoint
-- Who saw what was deleted half a year ago: the tombstone is forgotten, the grant is not.
INSERT OR IGNORE INTO `__new_feed` SELECT `collection`, `id`, `user_id`, 0, 1, `sight`, NULL FROM `acl`;--> statement-breakpoint
DROP TABLE `acl`;--> statement-breakpoint
DROP TABLE `feed`;--> statement-breakpoint
ALTER TABLE `__new_feed` RENAME TO `feed`;--> statement-breakpoint
CREATE INDEX `feed_by_seq` ON `feed` (`user_id`,`collection`,`seq`,`gone`,`sight`);--> statement-breakpoint
CREATE INDEX `feed_gone` ON `feed` (`at`) WHERE gone = 1;--> statement-breakpoint
-- Who wrote which document and when the history says.
DELETE FROM `audit` WHERE `collection` IS NOT NULL AND `action` IN ('create', 'update', 'delete');
