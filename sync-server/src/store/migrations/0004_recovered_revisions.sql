CREATE TABLE `recovered_revisions` (
	`collection` text NOT NULL,
	`id` text NOT NULL,
	`rev` integer NOT NULL,
	`body` text,
	PRIMARY KEY(`collection`, `id`, `rev`)
);
