import { Button, Group, Text } from "@mantine/core";
import type { MrzRead } from "shared-schema/guest/mrz/mrz";
import { showDate } from "../../ui/fields/dates.ts";
import { useText } from "../../ui/i18n.ts";
import { passportMessages } from "./messages.ts";

interface Props {
  read: MrzRead;
  /** The date of birth that was chosen, of the two that the document may mean. */
  onBorn: (date: string) => void;
}

/** The parts that a document leaves uncertain: a person compares or chooses them. */
export function ReadingNotes({ read, onBorn }: Props) {
  const t = useText(passportMessages);
  const { mended, noCountry, born, particulars } = read;
  return (
    <>
      {mended.includes("passport_num") && (
        <Text size="sm">{t("passport.mendedNumber", { number: particulars.passport_num ?? "" })}</Text>
      )}
      {mended.includes("last_name") && <Text size="sm">{t("passport.mendedNames")}</Text>}
      {noCountry.map(({ field, code }) => (
        <Text key={field} size="sm">
          {t(field === "nationality" ? "passport.noNationality" : "passport.noIssuer", { code })}
        </Text>
      ))}
      {born && (
        <>
          <Text size="sm">{t("passport.born")}</Text>
          <Group gap="xs" mt={4}>
            {born.map((date) => (
              <Button key={date} size="xs" variant="default" onClick={() => onBorn(date)}>
                {showDate(date)}
              </Button>
            ))}
          </Group>
        </>
      )}
    </>
  );
}
