CREATE TABLE `card_events` (
	`id` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`payment_id` text,
	`received_at` text NOT NULL,
	`done_at` text
);
--> statement-breakpoint
CREATE INDEX `card_events_open` ON `card_events` (`received_at`) WHERE done_at is null;--> statement-breakpoint
CREATE TABLE `invoice_series` (
	`series` integer PRIMARY KEY NOT NULL,
	`next` integer NOT NULL,
	`begun_at` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `invoices` (
	`series` integer NOT NULL,
	`number` integer NOT NULL,
	`kind` text NOT NULL,
	`order_id` text NOT NULL,
	`currency` text NOT NULL,
	`net` integer NOT NULL,
	`vat` integer NOT NULL,
	`total` integer NOT NULL,
	`facts` text NOT NULL,
	`issued_at` text NOT NULL,
	PRIMARY KEY(`series`, `number`)
);
--> statement-breakpoint
CREATE INDEX `invoices_by_order` ON `invoices` (`order_id`);--> statement-breakpoint
CREATE INDEX `invoices_by_day` ON `invoices` (`issued_at`);--> statement-breakpoint
CREATE TABLE `order_moves` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`order_id` text NOT NULL,
	`event` text NOT NULL,
	`from_state` text NOT NULL,
	`to_state` text NOT NULL,
	`cause` text,
	`user_id` integer,
	`at` text NOT NULL
);
--> statement-breakpoint
CREATE INDEX `order_moves_by_order` ON `order_moves` (`order_id`);--> statement-breakpoint
CREATE TABLE `orders` (
	`id` text PRIMARY KEY NOT NULL,
	`cruise_id` integer NOT NULL,
	`version` integer NOT NULL,
	`product_id` text NOT NULL,
	`round` integer NOT NULL,
	`state` text NOT NULL,
	`user_id` integer NOT NULL,
	`currency` text NOT NULL,
	`fee` real NOT NULL,
	`covered` real NOT NULL,
	`net` integer NOT NULL,
	`vat` integer NOT NULL,
	`total` integer NOT NULL,
	`refunded` integer NOT NULL,
	`attempt` integer NOT NULL,
	`payment_id` text,
	`buyer` text,
	`register` text,
	`register_at` text,
	`created_at` text NOT NULL,
	`changed_at` text NOT NULL,
	`paid_at` text,
	`looked_at` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `orders_by_product` ON `orders` (`cruise_id`,`version`,`product_id`,`round`);--> statement-breakpoint
CREATE UNIQUE INDEX `orders_by_payment` ON `orders` (`payment_id`);--> statement-breakpoint
CREATE INDEX `orders_by_user` ON `orders` (`user_id`);--> statement-breakpoint
CREATE INDEX `orders_pending` ON `orders` (`changed_at`) WHERE state = 'pending';--> statement-breakpoint
CREATE TABLE `promos` (
	`code` text PRIMARY KEY NOT NULL,
	`label_en` text NOT NULL,
	`label_fr` text NOT NULL,
	`share` real NOT NULL,
	`valid_from` text NOT NULL,
	`valid_to` text NOT NULL
);
