CREATE TABLE `frozen_versions` (
	`collection` text NOT NULL,
	`id` text NOT NULL,
	`version` integer NOT NULL,
	PRIMARY KEY(`collection`, `id`)
);
--> statement-breakpoint
-- Versions never rose before: what an agreement with a contract points to was frozen at 0.
INSERT OR IGNORE INTO `frozen_versions` SELECT target, target_id, 0 FROM `links`
WHERE source = 'agreements' AND CAST(source_id AS INTEGER) IN (SELECT cruise_id FROM `contract_versions`);
