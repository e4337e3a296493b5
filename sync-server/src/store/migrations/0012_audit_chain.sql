ALTER TABLE `audit_events` ADD `number` integer;--> statement-breakpoint
ALTER TABLE `audit_events` ADD `revisions` text;--> statement-breakpoint
ALTER TABLE `audit_events` ADD `said` text;--> statement-breakpoint
ALTER TABLE `audit_events` ADD `salt` text;--> statement-breakpoint
ALTER TABLE `audit_events` ADD `hash` text;--> statement-breakpoint
ALTER TABLE `history` ADD `salt` text;--> statement-breakpoint
CREATE TRIGGER `audit_events_stay` BEFORE DELETE ON `audit_events` WHEN OLD.`hash` IS NOT NULL
BEGIN
	SELECT RAISE(ABORT, 'An entry of the audit trail is never deleted');
END;--> statement-breakpoint
CREATE TRIGGER `audit_events_are_fixed` BEFORE UPDATE ON `audit_events`
WHEN OLD.`hash` IS NOT NULL AND (
	NEW.`id` IS NOT OLD.`id` OR NEW.`at` IS NOT OLD.`at` OR NEW.`user_id` IS NOT OLD.`user_id` OR NEW.`verb` IS NOT OLD.`verb`
	OR NEW.`collection` IS NOT OLD.`collection` OR NEW.`document_id` IS NOT OLD.`document_id`
	OR NEW.`from_rev` IS NOT OLD.`from_rev` OR NEW.`to_rev` IS NOT OLD.`to_rev` OR NEW.`number` IS NOT OLD.`number`
	OR NEW.`revisions` IS NOT OLD.`revisions` OR NEW.`said` IS NOT OLD.`said` OR NEW.`hash` IS NOT OLD.`hash`
	OR ifnull(NEW.`details`, OLD.`details`) IS NOT OLD.`details` OR ifnull(NEW.`address`, OLD.`address`) IS NOT OLD.`address`
	OR ifnull(NEW.`salt`, OLD.`salt`) IS NOT OLD.`salt`
)
BEGIN
	SELECT RAISE(ABORT, 'An entry of the audit trail is never changed');
END;--> statement-breakpoint
CREATE TRIGGER `audit_events_are_added` BEFORE INSERT ON `audit_events`
WHEN EXISTS (SELECT 1 FROM `audit_events` WHERE `id` = NEW.`id` AND `hash` IS NOT NULL)
BEGIN
	SELECT RAISE(ABORT, 'An entry of the audit trail is never replaced');
END;
