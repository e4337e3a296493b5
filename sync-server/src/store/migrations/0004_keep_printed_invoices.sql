CREATE TABLE `invoice_files` (
	`series` integer NOT NULL,
	`number` integer NOT NULL,
	`sha256` text NOT NULL,
	`invoice` text NOT NULL,
	`pdf` blob NOT NULL,
	`printed_at` text NOT NULL,
	PRIMARY KEY(`series`, `number`)
);
