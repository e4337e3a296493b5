CREATE TABLE `signatures` (
	`id` text PRIMARY KEY NOT NULL,
	`cruise_id` integer NOT NULL,
	`version` integer NOT NULL,
	`user_id` integer NOT NULL,
	`status` text NOT NULL,
	`parties` text NOT NULL,
	`name` text NOT NULL,
	`consent` text NOT NULL,
	`consent_sha256` text NOT NULL,
	`started_at` text NOT NULL,
	`changed_at` text NOT NULL,
	`cause` text,
	`token` text,
	`sad` text,
	`handle` text,
	`credential` text,
	`prepared` text,
	`base` integer,
	`value` blob,
	`revision` integer,
	`signed_at` text,
	`proof` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `signatures_by_person` ON `signatures` (`cruise_id`,`version`,`user_id`);--> statement-breakpoint
CREATE INDEX `signatures_open` ON `signatures` (`changed_at`) WHERE status not in ('SIGNED', 'FAILED');--> statement-breakpoint
CREATE INDEX `signatures_to_revoke` ON `signatures` (`id`) WHERE status = 'FAILED' and token is not null;--> statement-breakpoint
CREATE TABLE `signing_authorisations` (
	`state_hash` text PRIMARY KEY NOT NULL,
	`signature_id` text NOT NULL,
	`user_id` integer NOT NULL,
	`cruise_id` integer NOT NULL,
	`version` integer NOT NULL,
	`step` text NOT NULL,
	`verifier` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`signature_id`) REFERENCES `signatures`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `signing_authorisations_by_end` ON `signing_authorisations` (`expires_at`);--> statement-breakpoint
CREATE TABLE `signing_declines` (
	`cruise_id` integer NOT NULL,
	`version` integer NOT NULL,
	`user_id` integer NOT NULL,
	`name` text NOT NULL,
	`reason` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`cruise_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `signing_delegations` (
	`id` text PRIMARY KEY NOT NULL,
	`cruise_id` integer NOT NULL,
	`version` integer NOT NULL,
	`party` text NOT NULL,
	`delegate_profile_id` integer NOT NULL,
	`state` text NOT NULL,
	`made_by` integer NOT NULL,
	`made_at` text NOT NULL,
	`accepted_at` text,
	`ended_at` text
);
--> statement-breakpoint
CREATE INDEX `signing_delegations_by_version` ON `signing_delegations` (`cruise_id`,`version`);--> statement-breakpoint
CREATE TABLE `signing_leases` (
	`cruise_id` integer NOT NULL,
	`version` integer NOT NULL,
	`user_id` integer NOT NULL,
	`until` text NOT NULL,
	PRIMARY KEY(`cruise_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `signing_orders` (
	`cruise_id` integer NOT NULL,
	`version` integer NOT NULL,
	`profiles` text NOT NULL,
	`set_by` integer NOT NULL,
	`set_at` text NOT NULL,
	PRIMARY KEY(`cruise_id`, `version`)
);
--> statement-breakpoint
CREATE TABLE `signing_requests` (
	`mail_key` text PRIMARY KEY NOT NULL,
	`cruise_id` integer NOT NULL,
	`version` integer NOT NULL,
	`profile_id` integer NOT NULL,
	`asked_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `signing_requests_by_version` ON `signing_requests` (`cruise_id`,`version`);--> statement-breakpoint
CREATE TABLE `signing_revisions` (
	`cruise_id` integer NOT NULL,
	`version` integer NOT NULL,
	`n` integer NOT NULL,
	`sha256` text NOT NULL,
	`bytes` blob NOT NULL,
	`kind` text NOT NULL,
	`user_id` integer,
	`made_at` text NOT NULL,
	PRIMARY KEY(`cruise_id`, `version`, `n`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `signing_revisions_by_hash` ON `signing_revisions` (`sha256`);