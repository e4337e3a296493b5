import { eq, sql } from "drizzle-orm";
import type { Db } from "../../database.ts";
import { mailSettings } from "../../tables/messages.ts";
import { selecting, writing } from "../prepared.ts";

interface MailSettingsRow {
  user_id: number;
  language: "en" | "fr" | null;
  rhythm: "AT_ONCE" | "DAILY";
  /** JSON: the kinds that are switched off. */
  off: string;
  time_zone: string | null;
}

const { placeholder } = sql;

/** The mail that accounts want. */
export function mailSettingsQueries(db: Db) {
  const get = selecting(
    db,
    db
      .select()
      .from(mailSettings)
      .where(eq(mailSettings.user_id, placeholder("user"))),
  );
  const put = writing(
    db,
    db
      .insert(mailSettings)
      .values({
        user_id: placeholder("user_id"),
        language: placeholder("language"),
        rhythm: placeholder("rhythm"),
        off: placeholder("off"),
        time_zone: placeholder("time_zone"),
      })
      .onConflictDoUpdate({
        target: mailSettings.user_id,
        set: {
          language: sql`excluded.language`,
          rhythm: sql`excluded.rhythm`,
          off: sql`excluded.off`,
          time_zone: sql`excluded.time_zone`,
        },
      }),
  );
  return {
    of: (user: number): MailSettingsRow | undefined => get.get({ user }),
    put: (row: MailSettingsRow) => void put({ ...row }),
  };
}
