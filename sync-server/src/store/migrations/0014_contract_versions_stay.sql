CREATE TRIGGER `contract_versions_stay` BEFORE DELETE ON `contract_versions`
BEGIN
	SELECT RAISE(ABORT, 'A generated contract is never deleted');
END;--> statement-breakpoint
CREATE TRIGGER `contract_versions_are_fixed` BEFORE UPDATE ON `contract_versions`
BEGIN
	SELECT RAISE(ABORT, 'A generated contract is never changed');
END;--> statement-breakpoint
CREATE TRIGGER `contract_versions_are_added` BEFORE INSERT ON `contract_versions`
WHEN EXISTS (
	SELECT 1 FROM `contract_versions`
	WHERE (`cruise_id` = NEW.`cruise_id` AND `version` = NEW.`version`) OR `pdf_sha256` = NEW.`pdf_sha256`
)
BEGIN
	SELECT RAISE(ABORT, 'A generated contract is never replaced');
END;
