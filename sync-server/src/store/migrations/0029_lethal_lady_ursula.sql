CREATE TABLE `account_quotas` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`raised` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `audit_stamps` ON `audit_events` (`at`) WHERE verb = 'chain.stamp';