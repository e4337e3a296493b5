ALTER TABLE `kyc_items` ADD `held_by` integer;--> statement-breakpoint
UPDATE `kyc_items` SET `held_by` = `checked_by`;
