DROP INDEX `alerts_by_agreement`;--> statement-breakpoint
DROP INDEX `alerts_waiting`;--> statement-breakpoint
ALTER TABLE `alerts` ADD `way` text DEFAULT 'AT_ONCE' NOT NULL;--> statement-breakpoint
CREATE INDEX `alerts_at_once` ON `alerts` (`user_id`,`created_at`,`agreement_id`) WHERE way = 'AT_ONCE';--> statement-breakpoint
CREATE INDEX `alerts_waiting` ON `alerts` (`user_id`) WHERE way = 'WAITS';--> statement-breakpoint
ALTER TABLE `alerts` DROP COLUMN `waits`;