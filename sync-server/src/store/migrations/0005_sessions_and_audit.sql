ALTER TABLE `audit` ADD `address` text;--> statement-breakpoint
CREATE INDEX `audit_by_user` ON `audit` (`user_id`,`action`,`address`,`at`);--> statement-breakpoint
ALTER TABLE `sessions` ADD `used_at` text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE `sessions` SET `used_at` = `created_at`;
