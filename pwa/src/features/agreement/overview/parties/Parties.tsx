import { Anchor, Text, Title } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { ROLES, type Role } from "shared-schema/base/roles";
import { ROLE_PLURALS } from "shared-schema/labels/parties";
import { useViewer } from "#store/queries/documents.ts";
import { useLanguage, useText } from "#ui/i18n.ts";
import { TextLink } from "#ui/TextLink.tsx";
import { Block } from "../../frame/Block.tsx";
import { sectionAddress } from "../../frame/nav/sections.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { KycLink } from "../../people/KycLink.tsx";
import { type PartyEntry, useEveryone } from "../../people/useParties.ts";
import { useLastStates } from "../brief/useApprovalStates.ts";
import { overviewMessages } from "../messages.ts";
import { Person } from "./Person.tsx";
import { PersonRow } from "./PersonRow.tsx";
import classes from "./parties.module.css";
import { StateOf } from "./StateOf.tsx";
import { summedState } from "./summedState.ts";

/** Roles of which more than so many people are shown as the first and a number. */
const SHOWN: Partial<Record<Role, number>> = { clients: 2, passengers: 2 };

/** The place to which the link to the others of a role leads: the second of them. */
const othersOf = (role: Role) => `others-${role}`;

/** Everybody on the agreement with role and approval, once: the viewer's own rows first, then the others'. */
export function Parties() {
  const t = useText(overviewMessages);
  const viewer = useViewer();
  const parties = useEveryone();
  const own = parties.filter((party) => viewer.profile_ids.has(party.profile_id));
  const others = parties.filter((party) => !viewer.profile_ids.has(party.profile_id));
  const isWithoutClient = parties.every(({ role }) => role !== "clients");
  return (
    <Block title={t("overview.parties")} beside actions={<KycLink />}>
      {parties.length === 0 && <Text c="dimmed">{t("overview.parties.none")}</Text>}
      <List title={t("overview.parties.own")} of={own}>
        {own.map((party) => (
          <Person key={party.key} party={party} isOwn />
        ))}
      </List>
      <List title={t("overview.parties.others")} of={others} isWanted={isWithoutClient}>
        {isWithoutClient && <NoClient />}
        {ROLES.map((role) => (
          <OfRole key={role} role={role} parties={others.filter((party) => party.role === role)} />
        ))}
      </List>
    </Block>
  );
}

interface ListProps {
  title: string;
  of: readonly PartyEntry[];
  /** It is shown though no one is on it. */
  isWanted?: boolean;
  children: ReactNode;
}

function List({ title, of, isWanted = false, children }: ListProps) {
  if (of.length === 0 && !isWanted) return null;
  return (
    <section className={classes.list} aria-label={title}>
      <Title order={3} size="sm" fw={600} c="dimmed">
        {title}
      </Title>
      <ul className={classes.rows}>{children}</ul>
    </section>
  );
}

/** The people in a role, a row each; of many the first one and a link that shows the others. */
function OfRole({ role, parties }: { role: Role; parties: readonly PartyEntry[] }) {
  const [isWhole, setWhole] = useState(false);
  const [first, ...others] = parties;
  if (!first) return null;
  if (isWhole || parties.length <= (SHOWN[role] ?? parties.length)) {
    return parties.map((party, index) => (
      <Person key={party.key} party={party} {...(isWhole && index === 1 && { anchor: othersOf(role) })} />
    ));
  }
  return <First party={first} others={others} onAll={() => setWhole(true)} />;
}

function First({ party, others, onAll }: { party: PartyEntry; others: readonly PartyEntry[]; onAll: () => void }) {
  const t = useText(overviewMessages);
  const language = useLanguage();
  const states = useLastStates();
  const { role, name, profile } = party;
  const state = states && summedState([party, ...others].flatMap(({ key }) => states.get(key) ?? []));
  return (
    <PersonRow
      profile={profile}
      label={role === "clients" ? t("overview.clients") : ROLE_PLURALS[role][language]}
      name={
        <>
          {name},{" "}
          <Anchor component={Link} to={{ hash: othersOf(role) }} inherit onClick={onAll}>
            {t("overview.clients.others", { count: others.length })}
          </Anchor>
        </>
      }
    >
      {state && <StateOf state={state} />}
    </PersonRow>
  );
}

/** Where the client will stand. */
function NoClient() {
  const t = useText(overviewMessages);
  const { id, may } = useWorkspace();
  return (
    <PersonRow
      profile={null}
      label={t("overview.clients")}
      name={
        may.terms ? (
          <TextLink to={sectionAddress(id, "clients", "cruise.clients")}>{t("overview.clients.set")}</TextLink>
        ) : (
          t("overview.clients.none")
        )
      }
    />
  );
}
