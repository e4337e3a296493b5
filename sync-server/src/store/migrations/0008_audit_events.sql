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
	`address` text
);
--> statement-breakpoint
CREATE INDEX `audit_events_by_address` ON `audit_events` (`user_id`,`address`,`at`) WHERE address is not null;--> statement-breakpoint
CREATE INDEX `audit_events_from_outside` ON `audit_events` (`at`) WHERE address is not null;--> statement-breakpoint
INSERT INTO `audit_events` (`at`, `user_id`, `verb`, `collection`, `document_id`, `details`, `address`)
SELECT `at`, `user_id`,
	CASE WHEN `collection` IS NOT NULL THEN 'agreement.' WHEN `action` = 'new-epoch' THEN '' ELSE 'account.' END
		|| CASE `action` WHEN 'new-epoch' THEN 'epoch.begin' ELSE replace(`action`, '-', '_') END,
	`collection`, `document_id`,
	CASE
		WHEN `action` = 'limited' THEN json_object('limit', `detail`)
		WHEN `collection` IS NOT NULL
			THEN json_object('from', substr(`detail`, 1, instr(`detail`, ' to ') - 1), 'to', substr(`detail`, instr(`detail`, ' to ') + 4))
	END,
	`address`
FROM `audit` ORDER BY `id`;--> statement-breakpoint
DROP TABLE `audit`;
