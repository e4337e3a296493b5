CREATE TABLE `requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`key` text NOT NULL,
	`created_at` text NOT NULL,
	`asked` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`agreement_id` integer,
	`decided_by` integer,
	`decided_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `requests_by_key` ON `requests` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `requests_open` ON `requests` (`id`) WHERE state = 'OPEN';--> statement-breakpoint
ALTER TABLE `users` ADD `may_create_agreements` integer DEFAULT 0 NOT NULL;