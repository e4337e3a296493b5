import { Avatar, Button, Collapse, Group, Stack, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { PAYEE_ROLES } from "shared-schema/agreement/access";
import { initials } from "shared-schema/profile/schema";
import { ProfileForm } from "../../../forms/profile/ProfileForm.tsx";
import { removeParty } from "../../../store/commands/parties.ts";
import { confirm } from "../../../ui/confirm.tsx";
import { useText } from "../../../ui/i18n.ts";
import { ChevronDownIcon, ChevronUpIcon } from "../../../ui/icons.tsx";
import { useWorkspace } from "../frame/workspace.ts";
import { partyMessages } from "./messages.ts";
import classes from "./parties.module.css";
import type { PartyEntry } from "./useParties.ts";

interface Props {
  party: PartyEntry;
  index: number;
  children?: ReactNode;
}

/** One party: who it is, what is missing of it, its particulars on demand. */
export function PartyRow({ party, index, children }: Props) {
  const t = useText(partyMessages);
  const { id, may, missing } = useWorkspace();
  const { hash } = useLocation();
  const path = `cruise.${party.role}.${index}`;
  const jumpedTo = decodeURIComponent(hash.slice(1)).startsWith(`${path}.`);
  const [chosen, setChosen] = useState<boolean>();
  const opened = chosen ?? jumpedTo;
  const { name, profile } = party;
  const lacks = missing.filter((one) => one.startsWith(`${path}.`)).length;
  const remove = async () => {
    if (await confirm(t("parties.remove.confirm", { name }), { danger: true })) await removeParty(id, party.key);
  };
  return (
    <div className={classes.party} id={path}>
      <Group gap="sm" align="center" className={classes.line}>
        <Avatar radius="xl" size={40} aria-hidden>
          {profile ? initials(profile) : "?"}
        </Avatar>
        <Stack gap={0} className={classes.who}>
          <Text fw={600}>{name}</Text>
          <Text size="sm" c="dimmed">
            {[profile?.company_name, profile?.capacity].filter(Boolean).join(" · ")}
          </Text>
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
          {may.terms && (
            <Button variant="subtle" color="gray" aria-label={t("parties.remove.of", { name })} onClick={remove}>
              {t("parties.remove")}
            </Button>
          )}
        </Group>
      </Group>
      <Collapse expanded={opened}>
        {opened && (
          <div className={classes.details}>
            <ProfileForm profileId={party.profile_id} bank={PAYEE_ROLES.includes(party.role)} />
          </div>
        )}
      </Collapse>
      {children}
    </div>
  );
}
