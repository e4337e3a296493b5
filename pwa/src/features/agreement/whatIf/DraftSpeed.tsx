import { Button, Group, Stack, Title } from "@mantine/core";
import { useState } from "react";
import { NO_WISHES, type Wishes } from "shared-schema/pricing/whatIf/wishes";
import { useText } from "../../../ui/i18n.ts";
import { useShow } from "../frame/format/format.ts";
import { whatIfMessages } from "./messages.ts";
import { SpeedSlider } from "./SpeedSlider.tsx";
import { useOutcomes } from "./useOutcomes.ts";

/** The speed of the draft, tried without a variant; a button makes one of it. */
export function DraftSpeed({ onStart }: { onStart: (wishes: Wishes) => void }) {
  const t = useText(whatIfMessages);
  const show = useShow();
  const [wishes, setWishes] = useState<Wishes>(NO_WISHES);
  const outcomes = useOutcomes([wishes]);
  return (
    <Stack gap="md" maw="36rem" component="section" aria-label={t("whatIf.draftSpeed")}>
      <Title order={2} size="h4">
        {t("whatIf.draftSpeed")}
      </Title>
      <SpeedSlider
        wishes={wishes}
        outcome={outcomes.of(wishes)}
        range={outcomes.draft?.speed}
        onTry={setWishes}
        onChange={setWishes}
      />
      {wishes.knots !== null && (
        <Group>
          <Button onClick={() => onStart(wishes)}>{t("whatIf.startAt", { knots: show.knots(wishes.knots) })}</Button>
        </Group>
      )}
    </Stack>
  );
}
