import { ActionIcon, Text, Title } from "@mantine/core";
import { useId } from "react";
import { roleAccess } from "shared-schema/agreement/access";
import { lastOpened } from "shared-schema/approval/opened";
import { partyLabel } from "shared-schema/labels/parties";
import { useApprovals } from "#store/queries/agreement/approvals.ts";
import { useSyncFacts } from "#store/queries/syncFacts.ts";
import { isSample } from "#store/session/sample.ts";
import { useLanguage, useText } from "#ui/i18n.ts";
import { EyeIcon } from "#ui/icons.tsx";
import { useShow } from "../frame/format/format.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { type PartyEntry, useEveryone } from "../people/useParties.ts";
import classes from "./share.module.css";
import { shareMessages } from "./shareMessages.ts";
import { useRightsInWords } from "./useRightsInWords.ts";

/** More guests than this are one row. */
const MOST_GUESTS = 3;

/** The people on the agreement, their rights, and when each of them opened it last. */
export function People({ onSee }: { onSee: (party: PartyEntry) => void }) {
  const t = useText(shareMessages);
  const heading = useId();
  const { access } = useWorkspace();
  const parties = useEveryone();
  const isOffline = useSyncFacts(({ reachable }) => !reachable);
  const guests = parties.filter(({ role }) => role === "passengers");
  const rows = guests.length > MOST_GUESTS ? parties.filter(({ role }) => role !== "passengers") : parties;
  const [first] = guests.length > MOST_GUESTS ? guests : [];
  const maySee = access.write && !isSample();
  const see = maySee && !isOffline ? onSee : null;
  return (
    <section aria-labelledby={heading}>
      <Title order={3} size="h5" id={heading}>
        {t("share.people")}
      </Title>
      {parties.length === 0 && <Text c="dimmed">{t("share.none")}</Text>}
      <ul className={classes.people}>
        {rows.map((party) => (
          <Person key={party.key} party={party} name={party.name} onSee={see} />
        ))}
        {first && <Person party={first} name={t("share.guests", { count: guests.length })} onSee={see} />}
      </ul>
      {maySee && (
        <Text size="sm" c="dimmed" mt="xs">
          {t(isOffline ? "share.seeAs.offline" : "share.cut")}
        </Text>
      )}
    </section>
  );
}

interface PersonProps {
  party: PartyEntry;
  /** Of the person, or of the group that the person stands for. */
  name: string;
  /** Null where no preview can be had. */
  onSee: ((party: PartyEntry) => void) | null;
}

function Person({ party, name, onSee }: PersonProps) {
  const t = useText(shareMessages);
  const language = useLanguage();
  const inWords = useRightsInWords();
  const opened = useOpenedInWords(party);
  const label = t("share.seeAs", { name: party.name });
  return (
    <li className={classes.person}>
      <span className={classes.who}>
        {name} <span className={classes.role}>· {partyLabel(party.role, party.profile)[language]}</span>
      </span>
      <span className={classes.sees}>{inWords(roleAccess(party.role), party.role)}</span>
      {opened !== null && name === party.name && <span className={classes.seenAt}>{opened}</span>}
      {onSee && (
        <ActionIcon className={classes.eye} size={44} aria-label={label} title={label} onClick={() => onSee(party)}>
          <EyeIcon />
        </ActionIcon>
      )}
    </li>
  );
}

/** When a person last opened the agreement, as far as it is known; null where nothing is. */
function useOpenedInWords({ key, profile }: PartyEntry): string | null {
  const t = useText(shareMessages);
  const show = useShow();
  const { id } = useWorkspace();
  const approvals = useApprovals(id);
  if (profile && profile.user_id === null) return t("share.notJoined");
  const marks = approvals?.parties[key];
  const at = marks ? lastOpened(marks) : null;
  if (at !== null) return t("share.seenAt", { when: show.day(at) });
  return marks?.asked ? t("share.askedAt", { when: show.day(marks.asked.at) }) : null;
}
