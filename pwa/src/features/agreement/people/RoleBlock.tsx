import { Text } from "@mantine/core";
import type { Role } from "shared-schema/base/roles";
import { useText } from "../../../ui/i18n.ts";
import { Block } from "../frame/Block.tsx";
import { AddParty } from "./AddParty.tsx";
import { partyMessages } from "./messages.ts";
import { PartyRow } from "./party/PartyRow.tsx";
import { useParties } from "./useParties.ts";

interface Props {
  of: Role;
  note?: string;
}

/** The parties in one role: add, look into, remove. */
export function RoleBlock({ of: role, note }: Props) {
  const t = useText(partyMessages);
  const parties = useParties(role);
  return (
    <Block title={t(`parties.${role}`)} anchor={`cruise.${role}`} note={note}>
      {parties.length === 0 && <Text c="dimmed">{t(`parties.none.${role}`)}</Text>}
      {parties.map((party, index) => (
        <PartyRow key={party.key} party={party} index={index} />
      ))}
      <AddParty of={role} />
    </Block>
  );
}
