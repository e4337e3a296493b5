ALTER TABLE `leases` ADD `used` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `leases` SET `used` = (
	SELECT count(*) FROM `documents` d WHERE d.`collection` = `leases`.`kind` || 's' AND d.`creator_id` = `leases`.`user_id`
	AND cast(d.`id` AS integer) BETWEEN `leases`.`first_id` AND `leases`.`last_id`
);
--> statement-breakpoint
CREATE INDEX `leases_by_user` ON `leases` (`kind`,`user_id`,`at`);--> statement-breakpoint
DROP INDEX `documents_by_creator`;--> statement-breakpoint
DROP INDEX `documents_by_owner`;--> statement-breakpoint
ALTER TABLE `documents` DROP COLUMN `creator_id`;--> statement-breakpoint
CREATE INDEX `documents_by_owner` ON `documents` (`collection`,`owner_id`) WHERE owner_id is not null;--> statement-breakpoint
CREATE TABLE `__new_audit` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`user_id` integer,
	`action` text NOT NULL,
	`collection` text,
	`document_id` text,
	`detail` text
);
--> statement-breakpoint
INSERT INTO `__new_audit`("id", "at", "user_id", "action", "collection", "document_id", "detail") SELECT "id", "at", "user_id", "action", "collection", "document_id", "detail" FROM `audit`;--> statement-breakpoint
DROP TABLE `audit`;--> statement-breakpoint
ALTER TABLE `__new_audit` RENAME TO `audit`;--> statement-breakpoint
CREATE TABLE `__new_acl` (
	`collection` text NOT NULL,
	`id` text NOT NULL,
	`user_id` integer NOT NULL,
	`sight` integer NOT NULL,
	PRIMARY KEY(`collection`, `id`, `user_id`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_acl` SELECT `collection`, `id`, `user_id`, `sight` FROM `acl`;--> statement-breakpoint
DROP TABLE `acl`;--> statement-breakpoint
ALTER TABLE `__new_acl` RENAME TO `acl`;--> statement-breakpoint
CREATE INDEX `acl_by_user` ON `acl` (`user_id`,`collection`);--> statement-breakpoint
CREATE TABLE `__new_feed` (
	`user_id` integer NOT NULL,
	`collection` text NOT NULL,
	`id` text NOT NULL,
	`seq` integer NOT NULL,
	`gone` integer NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`user_id`, `collection`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `__new_feed` SELECT `user_id`, `collection`, `id`, `seq`, `gone`, `at` FROM `feed`;--> statement-breakpoint
DROP TABLE `feed`;--> statement-breakpoint
ALTER TABLE `__new_feed` RENAME TO `feed`;--> statement-breakpoint
CREATE INDEX `feed_by_collection` ON `feed` (`user_id`,`collection`,`seq`);--> statement-breakpoint
CREATE INDEX `feed_by_seq` ON `feed` (`user_id`,`seq`);--> statement-breakpoint
CREATE INDEX `feed_gone` ON `feed` (`at`) WHERE gone = 1;
