CREATE TABLE `contract_versions` (
	`cruise_id` integer NOT NULL,
	`version` integer NOT NULL,
	`generated_at` text NOT NULL,
	`generated_by` integer NOT NULL,
	`fingerprint` text NOT NULL,
	`agreement` text NOT NULL,
	`terms` text NOT NULL,
	`parties` text NOT NULL,
	`pdf_sha256` text NOT NULL,
	`file_name` text NOT NULL,
	`html` blob NOT NULL,
	`pdf` blob NOT NULL,
	PRIMARY KEY(`cruise_id`, `version`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contract_versions_by_hash` ON `contract_versions` (`pdf_sha256`);