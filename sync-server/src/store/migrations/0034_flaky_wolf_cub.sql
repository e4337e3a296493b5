CREATE TABLE `kyc_documents` (
	`id` text PRIMARY KEY NOT NULL,
	`agreement_id` text NOT NULL,
	`profile_id` text NOT NULL,
	`item` text NOT NULL,
	`sha256` text NOT NULL,
	`kind` text NOT NULL,
	`bytes` integer NOT NULL,
	`added_by` integer NOT NULL,
	`added_at` text NOT NULL,
	`removed_at` text
);
--> statement-breakpoint
CREATE INDEX `kyc_documents_by_item` ON `kyc_documents` (`agreement_id`,`profile_id`,`item`);--> statement-breakpoint
CREATE INDEX `kyc_documents_by_content` ON `kyc_documents` (`sha256`);--> statement-breakpoint
CREATE INDEX `kyc_documents_by_profile` ON `kyc_documents` (`profile_id`);--> statement-breakpoint
CREATE TABLE `kyc_items` (
	`agreement_id` text NOT NULL,
	`profile_id` text NOT NULL,
	`item` text NOT NULL,
	`state` text NOT NULL,
	`expires_on` text,
	`note` text NOT NULL,
	`checked_by` integer,
	`checked_at` text,
	`subject` text NOT NULL,
	`updated_at` text NOT NULL,
	`rev` integer NOT NULL,
	PRIMARY KEY(`agreement_id`, `profile_id`, `item`)
);
--> statement-breakpoint
CREATE INDEX `kyc_items_by_profile` ON `kyc_items` (`profile_id`);--> statement-breakpoint
CREATE TABLE `kyc_reads` (
	`document_id` text NOT NULL,
	`reader_id` integer NOT NULL,
	`day` text NOT NULL,
	PRIMARY KEY(`document_id`, `reader_id`, `day`),
	FOREIGN KEY (`document_id`) REFERENCES `kyc_documents`(`id`) ON UPDATE no action ON DELETE cascade
);
