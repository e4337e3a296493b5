-- One file for all tables. WITHOUT ROWID (documents, feed) and the triggers at the end are written by hand: drizzle-kit knows neither.
CREATE TABLE `account_quotas` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`raised` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `account_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` integer,
	`profile_id` text,
	`email` text NOT NULL,
	`created_by` integer,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `account_tokens_by_email` ON `account_tokens` (`email`,`purpose`,`created_at`);--> statement-breakpoint
CREATE INDEX `account_tokens_by_profile` ON `account_tokens` (`profile_id`) WHERE profile_id is not null;--> statement-breakpoint
CREATE INDEX `account_tokens_by_sender` ON `account_tokens` (`created_by`,`purpose`,`created_at`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text NOT NULL,
	`id` text DEFAULT '' NOT NULL,
	`device` text DEFAULT '' NOT NULL,
	`proved_at` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `usage` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`documents` integer DEFAULT 0 NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL,
	`since` text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`email` text NOT NULL,
	`password_hash` text NOT NULL,
	`first_name` text NOT NULL,
	`last_name` text NOT NULL,
	`is_admin` integer DEFAULT 0 NOT NULL,
	`may_create_agreements` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`confirmed_at` text,
	`deactivated_at` text,
	`merged_into` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_by_confirmed_email` ON `users` (`email`) WHERE confirmed_at is not null;--> statement-breakpoint
CREATE INDEX `users_by_email` ON `users` (`email`);--> statement-breakpoint
CREATE INDEX `users_by_merged_into` ON `users` (`merged_into`) WHERE merged_into is not null;--> statement-breakpoint
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
	`text` blob,
	PRIMARY KEY(`cruise_id`, `version`)
);
--> statement-breakpoint
CREATE UNIQUE INDEX `contract_versions_by_hash` ON `contract_versions` (`pdf_sha256`);--> statement-breakpoint
CREATE TABLE `passenger_links` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`agreement_id` text NOT NULL,
	`profile_id` text NOT NULL,
	`created_by` integer NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`used_at` text
);
--> statement-breakpoint
CREATE INDEX `passenger_links_by_passenger` ON `passenger_links` (`agreement_id`,`profile_id`);--> statement-breakpoint
CREATE INDEX `passenger_links_by_maker` ON `passenger_links` (`created_by`,`created_at`);--> statement-breakpoint
CREATE TABLE `requests` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`key` text NOT NULL,
	`created_at` text NOT NULL,
	`asked` text NOT NULL,
	`state` text NOT NULL,
	`reason` text,
	`agreement_id` integer,
	`decided_by` integer,
	`decided_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `requests_by_key` ON `requests` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `requests_open` ON `requests` (`id`) WHERE state = 'OPEN';--> statement-breakpoint
CREATE TABLE `audit_events` (
	`id` integer PRIMARY KEY NOT NULL,
	`at` text NOT NULL,
	`user_id` integer,
	`verb` text NOT NULL,
	`collection` text,
	`document_id` text,
	`from_rev` integer,
	`to_rev` integer,
	`details` text,
	`address` text,
	`number` integer,
	`revisions` text,
	`said` text,
	`salt` text,
	`hash` text
);
--> statement-breakpoint
CREATE INDEX `audit_events_by_address` ON `audit_events` (`user_id`,`address`,`at`) WHERE address is not null;--> statement-breakpoint
CREATE INDEX `audit_stamps` ON `audit_events` (`at`) WHERE verb = 'chain.stamp';--> statement-breakpoint
CREATE INDEX `audit_events_from_outside` ON `audit_events` (`at`) WHERE address is not null;--> statement-breakpoint
CREATE TABLE `erasures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`target` text NOT NULL,
	`stage` text NOT NULL,
	`after` text NOT NULL,
	`counts` text NOT NULL,
	`files` text NOT NULL,
	`moved_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `passport_reads` (
	`key` text PRIMARY KEY NOT NULL,
	`reader_id` integer NOT NULL,
	`profile_id` text NOT NULL,
	`agreement_id` text,
	`kind` text NOT NULL,
	`roles` text NOT NULL,
	`at` text NOT NULL,
	`noted_at` text NOT NULL,
	`ends_at` text,
	`files` integer DEFAULT 1 NOT NULL,
	`last_key` text
);
--> statement-breakpoint
CREATE INDEX `passport_reads_by_profile` ON `passport_reads` (`profile_id`,`at`);--> statement-breakpoint
CREATE INDEX `passport_reads_by_reader` ON `passport_reads` (`reader_id`,`noted_at`);--> statement-breakpoint
CREATE INDEX `passport_reads_by_end` ON `passport_reads` (`ends_at`);--> statement-breakpoint
CREATE TABLE `documents` (
	`collection` text NOT NULL,
	`id` text NOT NULL,
	`rev` integer NOT NULL,
	`deleted` integer DEFAULT 0 NOT NULL,
	`owner_id` integer,
	`revision` integer NOT NULL,
	PRIMARY KEY(`collection`, `id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `documents_by_owner` ON `documents` (`collection`,`owner_id`) WHERE owner_id is not null;--> statement-breakpoint
CREATE TABLE `feed` (
	`collection` text NOT NULL,
	`id` text NOT NULL,
	`user_id` integer NOT NULL,
	`seq` integer NOT NULL,
	`gone` integer NOT NULL,
	`sight` integer,
	`at` text,
	PRIMARY KEY(`collection`, `id`, `user_id`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `feed_by_seq` ON `feed` (`user_id`,`collection`,`seq`,`gone`,`sight`);--> statement-breakpoint
CREATE INDEX `feed_gone` ON `feed` (`at`) WHERE gone = 1;--> statement-breakpoint
CREATE TABLE `frozen_versions` (
	`collection` text NOT NULL,
	`id` text NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`collection`, `id`)
);
--> statement-breakpoint
CREATE TABLE `history` (
	`revision` integer PRIMARY KEY NOT NULL,
	`collection` text NOT NULL,
	`id` text NOT NULL,
	`rev` integer NOT NULL,
	`user_id` integer,
	`op` text NOT NULL,
	`schema` integer NOT NULL,
	`deleted` integer NOT NULL,
	`at` text NOT NULL,
	`body` text NOT NULL,
	`salt` text
);
--> statement-breakpoint
CREATE INDEX `history_by_document` ON `history` (`collection`,`id`,`rev`,`op`);--> statement-breakpoint
CREATE INDEX `history_by_address` ON `history` (lower(body ->> 'email'),`id`) WHERE collection = 'profiles';--> statement-breakpoint
CREATE TABLE `links` (
	`source` text NOT NULL,
	`source_id` text NOT NULL,
	`target` text NOT NULL,
	`target_id` text NOT NULL,
	`role` text NOT NULL,
	PRIMARY KEY(`source`, `source_id`, `target`, `target_id`, `role`)
);
--> statement-breakpoint
CREATE INDEX `links_by_target` ON `links` (`target`,`target_id`,`source`);--> statement-breakpoint
CREATE TABLE `challenges` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`purpose` text NOT NULL,
	`user_id` integer,
	`bytes` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	`expires_at` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `challenges_by_user` ON `challenges` (`user_id`);--> statement-breakpoint
CREATE INDEX `challenges_by_end` ON `challenges` (`expires_at`);--> statement-breakpoint
CREATE TABLE `passkeys` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`public_key` text NOT NULL,
	`counter` integer NOT NULL,
	`transports` text NOT NULL,
	`name` text NOT NULL,
	`created_at` text NOT NULL,
	`used_at` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `passkeys_by_user` ON `passkeys` (`user_id`);--> statement-breakpoint
CREATE TABLE `recovery_codes` (
	`user_id` integer NOT NULL,
	`code_hash` text NOT NULL,
	PRIMARY KEY(`user_id`, `code_hash`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `totp_secrets` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`sealed` text NOT NULL,
	`created_at` text NOT NULL,
	`confirmed_at` text,
	`last_step` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
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
	`held_by` integer,
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
--> statement-breakpoint
CREATE TABLE `alert_marks` (
	`user_id` integer NOT NULL,
	`key` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `alert_marks_by_age` ON `alert_marks` (`at`);--> statement-breakpoint
CREATE TABLE `alerts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`agreement_id` integer NOT NULL,
	`details` text NOT NULL,
	`created_at` text NOT NULL,
	`way` text DEFAULT 'AT_ONCE' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `alerts_key_unique` ON `alerts` (`key`);--> statement-breakpoint
CREATE INDEX `alerts_waiting` ON `alerts` (`user_id`) WHERE way = 'WAITS';--> statement-breakpoint
CREATE INDEX `alerts_at_once` ON `alerts` (`user_id`,`created_at`,`agreement_id`) WHERE way = 'AT_ONCE';--> statement-breakpoint
CREATE TABLE `mail_settings` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`language` text,
	`rhythm` text NOT NULL,
	`off` text NOT NULL,
	`time_zone` text,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`user_id` integer,
	`about_user_id` integer,
	`recipient` text NOT NULL,
	`reply_to` text,
	`language` text,
	`letter` text,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` text NOT NULL,
	`resent_at` text,
	`next_at` text NOT NULL,
	`sent_at` text,
	`failure` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mails_key_unique` ON `mails` (`key`);--> statement-breakpoint
CREATE INDEX `mails_due` ON `mails` (`next_at`) WHERE state = 'WAITING';--> statement-breakpoint
CREATE TABLE `push_devices` (
	`session` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`language` text NOT NULL,
	FOREIGN KEY (`session`) REFERENCES `sessions`(`token_hash`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `push_devices_endpoint_unique` ON `push_devices` (`endpoint`);--> statement-breakpoint
CREATE INDEX `push_devices_by_user` ON `push_devices` (`user_id`);--> statement-breakpoint
CREATE TABLE `pushes` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`session` text NOT NULL,
	`kind` text NOT NULL,
	`agreement_id` integer NOT NULL,
	`payload` text NOT NULL,
	`created_at` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_at` text,
	FOREIGN KEY (`session`) REFERENCES `push_devices`(`session`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `pushes_by_device` ON `pushes` (`session`,`created_at`);--> statement-breakpoint
CREATE INDEX `pushes_due` ON `pushes` (`next_at`) WHERE next_at is not null;--> statement-breakpoint
CREATE INDEX `pushes_by_age` ON `pushes` (`created_at`);--> statement-breakpoint
CREATE TABLE `ledger_entries` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`agreement_id` text NOT NULL,
	`payment_id` text NOT NULL,
	`kind` text NOT NULL,
	`account` text NOT NULL,
	`profile_id` integer,
	`currency` text NOT NULL,
	`amount` integer NOT NULL,
	`at` text NOT NULL,
	`user_id` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `ledger_entries_once` ON `ledger_entries` (`agreement_id`,`payment_id`,`kind`,`account`);--> statement-breakpoint
CREATE TABLE `money_parts` (
	`part` text NOT NULL,
	`agreement_id` text NOT NULL,
	PRIMARY KEY(`part`, `agreement_id`)
);
--> statement-breakpoint
CREATE TABLE `statement_lines` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` integer NOT NULL,
	`key` text NOT NULL,
	`imported_at` text NOT NULL,
	`booked` text NOT NULL,
	`line` text NOT NULL,
	`set_aside` integer DEFAULT 0 NOT NULL,
	`twin_of` text,
	`agreement_id` text,
	`payment_id` text,
	`attempts` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `statement_lines_by_key` ON `statement_lines` (`user_id`,`key`);--> statement-breakpoint
CREATE INDEX `statement_lines_by_day` ON `statement_lines` (`user_id`,`booked`);--> statement-breakpoint
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
CREATE UNIQUE INDEX `signing_revisions_by_hash` ON `signing_revisions` (`sha256`);--> statement-breakpoint
CREATE TABLE `leases` (
	`kind` text NOT NULL,
	`first_id` integer NOT NULL,
	`last_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`device` text,
	`at` text NOT NULL,
	`used` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`kind`, `first_id`)
);
--> statement-breakpoint
CREATE INDEX `leases_by_user` ON `leases` (`kind`,`user_id`,`at`);--> statement-breakpoint
CREATE TABLE `meta` (
	`key` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `ops` (
	`user_id` integer NOT NULL,
	`document` text NOT NULL,
	`op` text NOT NULL,
	`result` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`user_id`, `document`, `op`)
);
--> statement-breakpoint
CREATE TABLE `recovered_revisions` (
	`collection` text NOT NULL,
	`id` text NOT NULL,
	`rev` integer NOT NULL,
	`body` text,
	PRIMARY KEY(`collection`, `id`, `rev`)
);--> statement-breakpoint
CREATE TRIGGER `audit_events_stay` BEFORE DELETE ON `audit_events` WHEN OLD.`hash` IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'An entry of the audit trail is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_events_are_fixed` BEFORE UPDATE ON `audit_events`
WHEN OLD.`hash` IS NOT NULL AND (
	NEW.`id` IS NOT OLD.`id` OR NEW.`at` IS NOT OLD.`at` OR NEW.`user_id` IS NOT OLD.`user_id` OR NEW.`verb` IS NOT OLD.`verb`
	OR NEW.`collection` IS NOT OLD.`collection` OR NEW.`document_id` IS NOT OLD.`document_id`
	OR NEW.`from_rev` IS NOT OLD.`from_rev` OR NEW.`to_rev` IS NOT OLD.`to_rev` OR NEW.`number` IS NOT OLD.`number`
	OR NEW.`revisions` IS NOT OLD.`revisions` OR NEW.`said` IS NOT OLD.`said` OR NEW.`hash` IS NOT OLD.`hash`
	OR ifnull(NEW.`details`, OLD.`details`) IS NOT OLD.`details` OR ifnull(NEW.`address`, OLD.`address`) IS NOT OLD.`address`
	OR ifnull(NEW.`salt`, OLD.`salt`) IS NOT OLD.`salt`
)
BEGIN
	SELECT RAISE(ABORT, 'An entry of the audit trail is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `audit_events_are_added` BEFORE INSERT ON `audit_events`
WHEN EXISTS (SELECT 1 FROM `audit_events` WHERE `id` = NEW.`id` AND `hash` IS NOT NULL)
BEGIN
	SELECT RAISE(ABORT, 'An entry of the audit trail is never replaced');
END;
--> statement-breakpoint
CREATE TRIGGER `contract_versions_stay` BEFORE DELETE ON `contract_versions`
BEGIN
	SELECT RAISE(ABORT, 'A generated contract is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `contract_versions_are_fixed` BEFORE UPDATE ON `contract_versions`
BEGIN
	SELECT RAISE(ABORT, 'A generated contract is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `contract_versions_are_added` BEFORE INSERT ON `contract_versions`
WHEN EXISTS (
	SELECT 1 FROM `contract_versions`
	WHERE (`cruise_id` = NEW.`cruise_id` AND `version` = NEW.`version`) OR `pdf_sha256` = NEW.`pdf_sha256`
)
BEGIN
	SELECT RAISE(ABORT, 'A generated contract is never replaced');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entries_stay` BEFORE DELETE ON `ledger_entries`
BEGIN
	SELECT RAISE(ABORT, 'An entry of the ledger is never deleted');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entries_are_fixed` BEFORE UPDATE ON `ledger_entries`
BEGIN
	SELECT RAISE(ABORT, 'An entry of the ledger is never changed');
END;
--> statement-breakpoint
CREATE TRIGGER `ledger_entries_are_added` BEFORE INSERT ON `ledger_entries`
WHEN EXISTS (SELECT 1 FROM `ledger_entries` WHERE `id` = NEW.`id`)
BEGIN
	SELECT RAISE(ABORT, 'An entry of the ledger is never replaced');
END;
