import { Text } from "@mantine/core";
import { passportLasts } from "shared-schema/guest/passportLasts";
import { showDate } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { profileFormMessages } from "../messages.ts";

interface Props {
  /** YYYY-MM-DD; undefined where the viewer's copy has none. */
  expiry: string | null | undefined;
  /** The disembarkation, UTC. */
  until: string | null;
}

/** Says that a passport expires before the end of a voyage, or within six months after it. */
export function PassportNote({ expiry, until }: Props) {
  const t = useText(profileFormMessages);
  const lasting = passportLasts(expiry ?? null, until);
  if (lasting === null || lasting === "LASTS") return null;
  const values = { expiry: showDate(expiry ?? null), until: showDate(until?.slice(0, 10) ?? null) };
  return (
    <Text size="sm" c={lasting === "EXPIRES" ? "var(--color-alarm-text)" : "var(--color-wait-text)"}>
      {t(`profileForm.passport.${lasting}`, values)}
    </Text>
  );
}
