ALTER TABLE `mails` ADD `about_user_id` integer;--> statement-breakpoint
UPDATE `mails` SET `about_user_id` = cast(substr(`key`, 14) AS integer) WHERE `key` GLOB 'request-made/[0-9]*/*/[0-9]*';
