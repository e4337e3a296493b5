CREATE TABLE `authorities` (
	`serial` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`issuer_serial` text NOT NULL,
	`certificate` blob NOT NULL,
	`sealed_key` text NOT NULL,
	`not_before` text NOT NULL,
	`not_after` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `certificates` (
	`serial` text PRIMARY KEY NOT NULL,
	`credential_id` text NOT NULL,
	`issuer_serial` text NOT NULL,
	`certificate` blob NOT NULL,
	`identity` text NOT NULL,
	`not_before` text NOT NULL,
	`not_after` text NOT NULL,
	`revoked_at` text,
	FOREIGN KEY (`credential_id`) REFERENCES `credentials`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `certificates_by_credential` ON `certificates` (`credential_id`);--> statement-breakpoint
CREATE INDEX `certificates_by_issuer` ON `certificates` (`issuer_serial`);--> statement-breakpoint
CREATE TABLE `codes` (
	`hash` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`redirect_uri` text NOT NULL,
	`challenge` text NOT NULL,
	`subject` text NOT NULL,
	`expires_at` text NOT NULL,
	`used` integer DEFAULT false NOT NULL,
	`token_hash` text
);
--> statement-breakpoint
CREATE TABLE `credentials` (
	`id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`salt` blob NOT NULL,
	`wrapped_key` blob NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`status` text NOT NULL,
	`made_at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `credentials_by_subject` ON `credentials` (`subject`);--> statement-breakpoint
CREATE TABLE `events` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`subject` text NOT NULL,
	`credential_id` text,
	`request_id` text,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `events_by_request` ON `events` (`request_id`);--> statement-breakpoint
CREATE TABLE `people` (
	`subject` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`given_name` text NOT NULL,
	`family_name` text NOT NULL,
	`email` text NOT NULL,
	`email_confirmed_at` text,
	`invited_by` text,
	`second_factor` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `requests` (
	`id` text PRIMARY KEY NOT NULL,
	`handle_hash` text NOT NULL,
	`token_hash` text NOT NULL,
	`client_id` text NOT NULL,
	`credential_id` text NOT NULL,
	`subject` text NOT NULL,
	`hash` text NOT NULL,
	`description` text NOT NULL,
	`details` text,
	`state` text NOT NULL,
	`signature` blob,
	`sad_hash` text,
	`sad_expires_at` text,
	`made_at` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `requests_handle_hash_unique` ON `requests` (`handle_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `requests_sad_hash_unique` ON `requests` (`sad_hash`);--> statement-breakpoint
CREATE INDEX `requests_by_subject` ON `requests` (`subject`);--> statement-breakpoint
CREATE INDEX `requests_by_token` ON `requests` (`token_hash`);--> statement-breakpoint
CREATE TABLE `revocation_lists` (
	`issuer_serial` text PRIMARY KEY NOT NULL,
	`number` integer NOT NULL,
	`list` blob NOT NULL,
	`made_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `sessions` (
	`hash` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`expires_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `tokens` (
	`hash` text PRIMARY KEY NOT NULL,
	`client_id` text NOT NULL,
	`subject` text NOT NULL,
	`expires_at` text NOT NULL,
	`revoked` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE `used_tickets` (
	`id` text PRIMARY KEY NOT NULL,
	`expires_at` text NOT NULL
);
