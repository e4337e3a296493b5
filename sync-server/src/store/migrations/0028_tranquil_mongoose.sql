CREATE TABLE `passport_reads` (
	`key` text PRIMARY KEY NOT NULL,
	`reader_id` integer NOT NULL,
	`profile_id` text NOT NULL,
	`agreement_id` text,
	`kind` text NOT NULL,
	`roles` text NOT NULL,
	`at` text NOT NULL,
	`noted_at` text NOT NULL,
	`ends_at` text
);
--> statement-breakpoint
CREATE INDEX `passport_reads_by_profile` ON `passport_reads` (`profile_id`,`at`);--> statement-breakpoint
CREATE INDEX `passport_reads_by_reader` ON `passport_reads` (`reader_id`,`noted_at`);--> statement-breakpoint
CREATE INDEX `passport_reads_by_end` ON `passport_reads` (`ends_at`);