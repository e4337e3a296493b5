CREATE TABLE `__new_ops` (
	`user_id` integer NOT NULL,
	`document` text NOT NULL,
	`op` text NOT NULL,
	`result` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`user_id`, `document`, `op`)
);
--> statement-breakpoint
-- Which document an answer was about stands in the history, in the inbox, or in the name of a picture's upload. An edit that
-- stands in none of them wrote nothing.
INSERT OR IGNORE INTO `__new_ops` SELECT `user_id`, `document`, `op`, `result`, `at` FROM (
	SELECT o.`user_id`, h.`collection` || '/' || h.`id` AS `document`, o.`op`, o.`result`, o.`at`
	FROM `history` h JOIN `ops` o ON o.`user_id` = h.`user_id` AND o.`op` = h.`op`
	UNION ALL
	SELECT o.`user_id`, json_extract(i.`body`, '$.collection') || '/' || json_extract(i.`body`, '$.document_id'),
		o.`op`, o.`result`, o.`at`
	FROM `documents` i JOIN `ops` o
		ON o.`user_id` = json_extract(i.`body`, '$.user_id') AND o.`op` = json_extract(i.`body`, '$.op')
	WHERE i.`collection` = 'inbox'
	UNION ALL
	SELECT `user_id`, 'yachts/' || substr(`op`, 9, instr(substr(`op`, 9), '-') - 1),
		'picture-' || substr(`op`, 9 + instr(substr(`op`, 9), '-')), `result`, `at`
	FROM `ops` WHERE `op` GLOB 'picture-[0-9]*-*'
) ORDER BY `at`;--> statement-breakpoint
DROP TABLE `ops`;--> statement-breakpoint
ALTER TABLE `__new_ops` RENAME TO `ops`;
