DROP INDEX `alerts_to_push`;--> statement-breakpoint
ALTER TABLE `alerts` DROP COLUMN `push_at`;--> statement-breakpoint
ALTER TABLE `alerts` DROP COLUMN `push_attempts`;