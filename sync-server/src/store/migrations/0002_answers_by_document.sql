DROP TABLE `ops`;--> statement-breakpoint
CREATE TABLE `ops` (
	`user_id` integer NOT NULL,
	`document` text NOT NULL,
	`op` text NOT NULL,
	`result` text NOT NULL,
	`at` text NOT NULL,
	PRIMARY KEY(`user_id`, `document`, `op`)
);
