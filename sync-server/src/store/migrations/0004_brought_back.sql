CREATE TABLE `brought_back` (
	`collection` text NOT NULL,
	`id` text NOT NULL,
	`rev` integer NOT NULL,
	PRIMARY KEY(`collection`, `id`, `rev`)
);
