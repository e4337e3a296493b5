import { Stack, Text, Title } from "@mantine/core";
import { LATEST_EDITION } from "shared-schema/agreement/wording/edition";
import { COUNSEL_POINTS } from "shared-schema/contract/articles/2026-1/counsel";
import { useLanguage, useText } from "../../../ui/i18n.ts";
import { counselMessages } from "./messages.ts";

/** Lists what the wording of the standard terms leaves to an attorney. */
export function Counsel() {
  const t = useText(counselMessages);
  const language = useLanguage();
  return (
    <Stack gap="md" maw="44rem">
      <Text c="dimmed">{t("counsel.intro", { edition: LATEST_EDITION })}</Text>
      {COUNSEL_POINTS.map(({ about, point }) => (
        <section key={about.en}>
          <Title order={2} size="h5">
            {about[language]}
          </Title>
          <Text>{point[language]}</Text>
        </section>
      ))}
    </Stack>
  );
}
