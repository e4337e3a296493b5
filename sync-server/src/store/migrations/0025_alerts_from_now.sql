-- News begins with this version: approvals that were outdated before are told to nobody.
INSERT OR IGNORE INTO `meta` (`key`, `value`) SELECT 'alerts-looked-at', CAST(max(`revision`) AS TEXT) FROM `history`;
