CREATE TABLE `signing_certificates` (
	`cruise_id` integer NOT NULL,
	`version` integer NOT NULL,
	`sha256` text NOT NULL,
	`revision` integer NOT NULL,
	`file_name` text NOT NULL,
	`pdf` blob NOT NULL,
	`made_at` text NOT NULL,
	PRIMARY KEY(`cruise_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `signing_tasks` (
	`cruise_id` integer NOT NULL,
	`version` integer NOT NULL,
	`task` text NOT NULL,
	`begun_at` text NOT NULL,
	`due_at` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`cause` text,
	`found` text,
	PRIMARY KEY(`cruise_id`, `version`, `task`)
);
--> statement-breakpoint
CREATE INDEX `signing_tasks_due` ON `signing_tasks` (`due_at`) WHERE due_at is not null;--> statement-breakpoint
ALTER TABLE `signatures` ADD `address` text;--> statement-breakpoint
ALTER TABLE `signatures` ADD `identity` text;