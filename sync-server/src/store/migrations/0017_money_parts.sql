CREATE TABLE `money_parts` (
	`part` text NOT NULL,
	`agreement_id` text NOT NULL,
	PRIMARY KEY(`part`, `agreement_id`)
);
