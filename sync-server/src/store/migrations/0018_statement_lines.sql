CREATE TABLE `statement_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`key` text NOT NULL,
	`imported_at` text NOT NULL,
	`booked` text NOT NULL,
	`line` text NOT NULL,
	`set_aside` integer DEFAULT 0 NOT NULL,
	`agreement_id` text,
	`payment_id` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `statement_lines_by_key` ON `statement_lines` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `statement_lines_by_day` ON `statement_lines` (`user_id`,`booked`);