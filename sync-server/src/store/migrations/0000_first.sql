CREATE TABLE `acl` (
	`collection` text NOT NULL,
	`id` text NOT NULL,
	`user_id` integer NOT NULL,
	`sight` integer NOT NULL,
	PRIMARY KEY(`collection`, `id`, `user_id`)
);
--> statement-breakpoint
CREATE INDEX `acl_by_user` ON `acl` (`user_id`,`collection`);--> statement-breakpoint
CREATE TABLE `audit` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`at` text NOT NULL,
	`user_id` integer,
	`action` text NOT NULL,
	`collection` text,
	`document_id` text,
	`detail` text
);
--> statement-breakpoint
CREATE TABLE `documents` (
	`collection` text NOT NULL,
	`id` text NOT NULL,
	`rev` integer NOT NULL,
	`body` text NOT NULL,
	`deleted` integer DEFAULT 0 NOT NULL,
	`schema` integer NOT NULL,
	`owner_id` integer,
	`creator_id` integer,
	`updated_at` text NOT NULL,
	`updated_by` integer,
	PRIMARY KEY(`collection`, `id`)
);
--> statement-breakpoint
CREATE INDEX `documents_by_owner` ON `documents` (`collection`,`owner_id`);--> statement-breakpoint
CREATE INDEX `documents_by_creator` ON `documents` (`collection`,`creator_id`);--> statement-breakpoint
CREATE TABLE `feed` (
	`user_id` integer NOT NULL,
	`collection` text NOT NULL,
	`id` text NOT NULL,
	`seq` integer NOT NULL,
	`gone` integer NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`user_id`, `collection`, `id`)
);
--> statement-breakpoint
CREATE INDEX `feed_by_collection` ON `feed` (`user_id`,`collection`,`seq`);--> statement-breakpoint
CREATE INDEX `feed_by_seq` ON `feed` (`user_id`,`seq`);--> statement-breakpoint
CREATE TABLE `history` (
	`collection` text NOT NULL,
	`id` text NOT NULL,
	`rev` integer NOT NULL,
	`user_id` integer,
	`op` text NOT NULL,
	`body` text NOT NULL,
	`deleted` integer NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`collection`, `id`, `rev`)
);
--> statement-breakpoint
CREATE TABLE `leases` (
	`kind` text NOT NULL,
	`first_id` integer NOT NULL,
	`last_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`device` text,
	`at` text NOT NULL,
	PRIMARY KEY(`kind`, `first_id`)
);
--> statement-breakpoint
CREATE TABLE `links` (
	`source` text NOT NULL,
	`source_id` text NOT NULL,
	`target` text NOT NULL,
	`target_id` text NOT NULL,
	`role` text NOT NULL,
	PRIMARY KEY(`source`, `source_id`, `target`, `target_id`, `role`)
);
--> statement-breakpoint
CREATE INDEX `links_by_target` ON `links` (`target`,`target_id`,`source`);--> statement-breakpoint
CREATE TABLE `meta` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ops` (
	`user_id` integer NOT NULL,
	`op` text NOT NULL,
	`result` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`user_id`, `op`)
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`is_admin` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_unique` ON `users` (`email`);