CREATE TABLE `usage` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`documents` integer DEFAULT 0 NOT NULL,
	`bytes` integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
-- What stands already: documents count for who wrote their first revision, bytes for who wrote them.
INSERT INTO `usage` SELECT h.`user_id`,
		count(CASE WHEN d.`deleted` = 0 AND NOT EXISTS (SELECT 1 FROM `history` e
			WHERE e.`collection` = h.`collection` AND e.`id` = h.`id` AND e.`rev` < h.`rev`) THEN 1 END),
		sum(length(CAST(h.`body` AS blob)))
	FROM `history` h JOIN `documents` d ON d.`collection` = h.`collection` AND d.`id` = h.`id`
	WHERE h.`user_id` IS NOT NULL GROUP BY h.`user_id`;
