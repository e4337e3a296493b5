import { Button, Group, Stack, Text } from "@mantine/core";
import { useId } from "react";
import { useText } from "#ui/i18n.ts";
import type { PartyEntry } from "../useParties.ts";
import { LastLink, LinkOutcome } from "./LinkOutcome.tsx";
import { linkMessages } from "./linkMessages.ts";
import { useLinkMaker } from "./useLinkMaker.ts";
import type { PassengerLinks } from "./usePassengerLinks.ts";

/** Makes the link of one passenger, copied or mailed, and shows the state of the last one. */
export function PassengerLink({ party, links }: { party: PartyEntry; links: PassengerLinks }) {
  const t = useText(linkMessages);
  const maker = useLinkMaker(party, links);
  const reason = useId();
  const { name } = party;
  const { last, offline, isClosed } = maker;
  if (!maker.isOffered) return null;
  const described = offline ? { "aria-describedby": reason } : {};
  return (
    <Stack gap={4} mt={4}>
      <Group gap="xs">
        {maker.mayHold && (
          <Button
            variant="subtle"
            disabled={isClosed}
            aria-label={t("link.makeFor", { name })}
            {...described}
            onClick={() => void maker.make(false)}
          >
            {t("link.make")}
          </Button>
        )}
        <Button
          variant="subtle"
          disabled={isClosed}
          aria-label={t("link.sendTo", { name })}
          {...described}
          onClick={() => void maker.make(true)}
        >
          {t("link.send")}
        </Button>
        {last && <LastLink link={last} />}
      </Group>
      {offline && (
        <Text id={reason} size="sm" c="dimmed">
          {t("link.offline")}
        </Text>
      )}
      <LinkOutcome maker={maker} name={name} />
    </Stack>
  );
}
