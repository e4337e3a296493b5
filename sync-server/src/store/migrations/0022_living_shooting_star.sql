CREATE TABLE `passenger_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`agreement_id` text NOT NULL,
	`profile_id` text NOT NULL,
	`created_by` integer NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text
);
--> statement-breakpoint
CREATE INDEX `passenger_links_by_passenger` ON `passenger_links` (`agreement_id`,`profile_id`);--> statement-breakpoint
CREATE INDEX `passenger_links_by_maker` ON `passenger_links` (`created_by`,`created_at`);