import { Text } from "@mantine/core";
import type { RefusedPerson } from "#store/commands/people/refusedPeople.ts";
import { useText } from "#ui/i18n.ts";
import { importMessages } from "../messages.ts";
import { refusedBecause } from "../reasons.ts";

/** People named at once: a notice with thousands is read by no one. */
const MOST_NAMED = 20;

/** The people of an import whom a rule refused, each with the reason. */
export function SetAside({ people }: { people: readonly RefusedPerson[] }) {
  const t = useText(importMessages);
  if (people.length === 0) return null;
  return (
    <>
      <Text size="sm">{t("contactImport.setAside", { count: people.length })}</Text>
      {people.slice(0, MOST_NAMED).map(({ name, refusal }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name
        <Text key={index} size="sm">
          {t("contactImport.setAsideOne", { name, reason: refusedBecause(refusal, t) })}
        </Text>
      ))}
      {people.length > MOST_NAMED && (
        <Text size="sm">{t("contactImport.setAsideMore", { count: people.length - MOST_NAMED })}</Text>
      )}
    </>
  );
}
