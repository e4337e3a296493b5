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
CREATE TRIGGER `ledger_entries_stay` BEFORE DELETE ON `ledger_entries`
BEGIN
	SELECT RAISE(ABORT, 'An entry of the ledger is never deleted');
END;--> statement-breakpoint
CREATE TRIGGER `ledger_entries_are_fixed` BEFORE UPDATE ON `ledger_entries`
BEGIN
	SELECT RAISE(ABORT, 'An entry of the ledger is never changed');
END;--> statement-breakpoint
CREATE TRIGGER `ledger_entries_are_added` BEFORE INSERT ON `ledger_entries`
WHEN EXISTS (SELECT 1 FROM `ledger_entries` WHERE `id` = NEW.`id`)
BEGIN
	SELECT RAISE(ABORT, 'An entry of the ledger is never replaced');
END;
