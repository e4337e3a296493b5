ALTER TABLE `passport_reads` ADD `files` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `passport_reads` ADD `last_key` text;--> statement-breakpoint
CREATE INDEX `users_by_merged_into` ON `users` (`merged_into`) WHERE merged_into is not null;