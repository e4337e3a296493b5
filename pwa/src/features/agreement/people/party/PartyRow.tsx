import { Avatar, Button, Collapse, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useLocation } from "react-router";
import { isFrozen } from "shared-schema/frozen/inputs";
import { sailsUntil } from "shared-schema/guest/sailsUntil";
import { initials } from "shared-schema/profile/schema";
import { hashPath } from "#base/hashPath.ts";
import { PassportNote } from "#forms/profile/passport/PassportNote.tsx";
import { isFieldOf } from "#store/drafts/fieldPath.ts";
import { useText } from "#ui/i18n.ts";
import { ChevronDownIcon, ChevronUpIcon } from "#ui/icons.tsx";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { KycLink } from "../KycLink.tsx";
import { partyMessages } from "../messages.ts";
import { RemoveParty } from "../RemoveParty.tsx";
import type { PartyEntry } from "../useParties.ts";
import { PartyDetails } from "./PartyDetails.tsx";
import classes from "./parties.module.css";
import { useLacks } from "./useLacks.ts";

interface Props {
  party: PartyEntry;
  index: number;
}

/** One party: who it is, what is missing of it, its particulars on demand. */
export function PartyRow({ party, index }: Props) {
  const t = useText(partyMessages);
  const { agreement } = useWorkspace();
  const { hash } = useLocation();
  const document = isFrozen(agreement.status) ? "frozen-profiles" : "profiles";
  const jumpedTo = isFieldOf(hashPath(hash), document, party.profile_id);
  const [chosen, setChosen] = useState<boolean>();
  const opened = chosen ?? jumpedTo;
  const { name, profile } = party;
  const lacks = useLacks()(party.role, index);
  return (
    <div className={classes.party} data-anchor={`${document}/${party.profile_id}`}>
      <Group gap="sm" align="center" className={classes.line}>
        <Avatar radius="xl" size={40} aria-hidden>
          {profile ? initials(profile) : "?"}
        </Avatar>
        <Stack gap={0} className={classes.who}>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            {[profile?.company_name, profile?.capacity].filter(Boolean).join(" · ")}
          </Text>
          <PassportNote expiry={profile?.passport_expiration} until={sailsUntil(agreement, party.profile_id)} />
          {lacks > 0 && (
            <Text size="sm" c="var(--color-wait-text)">
              {t("parties.missing", { count: lacks })}
            </Text>
          )}
        </Stack>
        <Group gap={4} className={classes.actions}>
          <Button
            variant="subtle"
            color="gray"
            aria-expanded={opened}
            aria-label={t("parties.details.of", { name })}
            rightSection={opened ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
            onClick={() => setChosen(!opened)}
          >
            {t("parties.details")}
          </Button>
          <KycLink party={party} />
          <RemoveParty party={party} />
        </Group>
      </Group>
      <Collapse expanded={opened}>
        {opened && (
          <div className={classes.details}>
            <PartyDetails party={party} />
          </div>
        )}
      </Collapse>
    </div>
  );
}
