CREATE TABLE `erasures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`target` text NOT NULL,
	`stage` text NOT NULL,
	`after` text NOT NULL,
	`counts` text NOT NULL,
	`files` text NOT NULL,
	`moved_at` text NOT NULL
);
