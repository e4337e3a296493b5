CREATE TABLE `alerts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`agreement_id` integer NOT NULL,
	`details` text NOT NULL,
	`created_at` text NOT NULL,
	`waits` integer DEFAULT 0 NOT NULL,
	`push_at` text,
	`push_attempts` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_key_unique` ON `alerts` (`key`);--> statement-breakpoint
CREATE INDEX `alerts_waiting` ON `alerts` (`user_id`) WHERE waits = 1;--> statement-breakpoint
CREATE INDEX `alerts_to_push` ON `alerts` (`push_at`) WHERE push_at is not null;--> statement-breakpoint
CREATE INDEX `alerts_by_agreement` ON `alerts` (`user_id`,`agreement_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `mail_settings` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`language` text,
	`rhythm` text NOT NULL,
	`off` text NOT NULL,
	`time_zone` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `mails` ADD `user_id` integer;