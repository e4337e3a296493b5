import { Avatar, Group, Stack, Text, Title } from "@mantine/core";
import { ROLES } from "shared-schema/agreement/roles";
import { byPos } from "shared-schema/itinerary/order";
import { initials } from "shared-schema/profile/schema";
import { useViewer } from "../../../store/documents.ts";
import { useText } from "../../../ui/i18n.ts";
import { Block } from "../frame/Block.tsx";
import { useWorkspace } from "../frame/workspace.ts";
import { type PartyEntry, useNames } from "../parties/useParties.ts";
import { overviewMessages } from "./messages.ts";
import classes from "./overview.module.css";

/** Who takes part in which role: the viewer's own cards first, then the others'. */
export function PartyCards() {
  const t = useText(overviewMessages);
  const viewer = useViewer();
  const { agreement } = useWorkspace();
  const names = useNames();
  const ordered = ROLES.flatMap((role) => byPos(agreement.parties).filter(([, party]) => party.role === role));
  const parties = ordered.map(([key, { role, profile_id }]) => ({ key, role, profile_id, ...names(profile_id) }));
  const own = parties.filter((party) => viewer.profile_ids.has(party.profile_id));
  const others = parties.filter((party) => !viewer.profile_ids.has(party.profile_id));
  return (
    <Block title={t("overview.parties")}>
      {parties.length === 0 && <Text c="dimmed">{t("overview.parties.none")}</Text>}
      <Cards title={t("overview.parties.own")} parties={own} />
      <Cards title={t("overview.parties.others")} parties={others} />
    </Block>
  );
}

function Cards({ title, parties }: { title: string; parties: readonly PartyEntry[] }) {
  const t = useText(overviewMessages);
  if (parties.length === 0) return null;
  return (
    <section className={classes.parties} aria-label={title}>
      <Title order={3} size="sm" fw={500} c="dimmed">
        {title}
      </Title>
      <ul className={classes.cards}>
        {parties.map(({ key, role, name, profile }) => (
          <li key={key} className={classes.card}>
            <Group wrap="nowrap" gap="sm">
              <Avatar radius="xl" size={36} aria-hidden>
                {profile ? initials(profile) : "?"}
              </Avatar>
              <Stack gap={0}>
                <Text size="sm" c="dimmed">
                  {t(`overview.role.${role}`)}
                </Text>
                <Text fw={600}>{name}</Text>
                {profile?.company_name && <Text size="sm">{profile.company_name}</Text>}
              </Stack>
            </Group>
          </li>
        ))}
      </ul>
    </section>
  );
}
