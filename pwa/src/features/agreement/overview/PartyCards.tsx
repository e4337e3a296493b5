import { Avatar, Group, Stack, Text, Title } from "@mantine/core";
import { byPos } from "shared-schema/agreement/order";
import type { ApprovalsBody } from "shared-schema/approval/schema";
import { ROLES } from "shared-schema/base/roles";
import { partyLabel } from "shared-schema/labels/parties";
import { initials } from "shared-schema/profile/schema";
import { useApprovals } from "../../../store/queries/agreement/approvals.ts";
import { useViewer } from "../../../store/queries/documents.ts";
import { useLanguage, useText } from "../../../ui/i18n.ts";
import { Block } from "../frame/Block.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { type CurrentTerms, useTerms } from "../moves/useTerms.ts";
import { KycLink } from "../people/KycLink.tsx";
import { RemoveParty } from "../people/RemoveParty.tsx";
import { type PartyEntry, useNames } from "../people/useParties.ts";
import { ApprovalOfParty } from "./approval/ApprovalOfParty.tsx";
import { overviewMessages } from "./messages.ts";
import classes from "./overview.module.css";

/** Shows the parties by role: the viewer's own cards first, then the others'. */
export function PartyCards() {
  const t = useText(overviewMessages);
  const viewer = useViewer();
  const { id, agreement } = useWorkspace();
  const names = useNames();
  const ordered = ROLES.flatMap((role) => byPos(agreement.parties).filter(([, party]) => party.role === role));
  const parties = ordered.map(([key, { role, profile_id }]) => ({ key, role, profile_id, ...names(profile_id) }));
  const approvals = useApprovals(id);
  const { current: terms } = useTerms();
  const own = parties.filter((party) => viewer.profile_ids.has(party.profile_id));
  const others = parties.filter((party) => !viewer.profile_ids.has(party.profile_id));
  return (
    <Block title={t("overview.parties")} actions={<KycLink />}>
      {parties.length === 0 && <Text c="dimmed">{t("overview.parties.none")}</Text>}
      <Cards title={t("overview.parties.own")} parties={own} isOwn {...{ approvals, terms }} />
      <Cards title={t("overview.parties.others")} parties={others} {...{ approvals, terms }} />
    </Block>
  );
}

interface CardsProps {
  title: string;
  parties: readonly PartyEntry[];
  isOwn?: boolean;
  approvals: ApprovalsBody | undefined;
  /** Null while they are not known, and for who does not read the contract. */
  terms: CurrentTerms | null;
}

function Cards({ title, parties, isOwn = false, approvals, terms }: CardsProps) {
  const language = useLanguage();
  const { access } = useWorkspace();
  if (parties.length === 0) return null;
  return (
    <section className={classes.parties} aria-label={title}>
      <Title order={3} size="sm" fw={500} c="dimmed">
        {title}
      </Title>
      <ul className={classes.cards}>
        {parties.map((party) => {
          const { key, role, name, profile } = party;
          const standing = [profile?.capacity, profile?.company_name].filter(Boolean).join(" · ");
          return (
            <li key={key} className={classes.card}>
              <Group wrap="nowrap" gap="sm">
                <Avatar radius="xl" size={36} aria-hidden>
                  {profile ? initials(profile) : "?"}
                </Avatar>
                <Stack gap={0}>
                  <Text size="sm" c="dimmed">
                    {partyLabel(role, profile)[language]}
                  </Text>
                  <Text fw={600}>{name}</Text>
                  {standing !== "" && <Text size="sm">{standing}</Text>}
                </Stack>
              </Group>
              {approvals && terms && (
                <ApprovalOfParty party={{ key, role }} isOwn={isOwn} approvals={approvals} current={terms} />
              )}
              {isOwn && !access.write && <RemoveParty party={party} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
