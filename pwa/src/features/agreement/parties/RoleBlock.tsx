import { Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { type Role, SINGLE_ROLES } from "shared-schema/agreement/roles";
import { PersonPicker } from "../../../forms/profile/PersonPicker.tsx";
import { addParty } from "../../../store/commands/parties.ts";
import { confirm } from "../../../ui/confirm.tsx";
import { useText } from "../../../ui/i18n.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { said } from "../../../ui/said.ts";
import { Block } from "../frame/Block.tsx";
import { useWorkspace } from "../frame/workspace.ts";
import { partyMessages } from "./messages.ts";
import { PartyRow } from "./PartyRow.tsx";
import { type PartyEntry, useNames, useParties } from "./useParties.ts";

interface Props {
  of: Role;
  note?: string;
  /** What stands beneath a party: the stays of a passenger. */
  extra?: (party: PartyEntry, index: number) => ReactNode;
}

/** The parties in one role: add, look into, remove; a single role is replaced after asking. */
export function RoleBlock({ of: role, note, extra }: Props) {
  const t = useText(partyMessages);
  const { id, may } = useWorkspace();
  const parties = useParties(role);
  const names = useNames();
  const [refusal, setRefusal] = useState<string>();
  const [holder] = SINGLE_ROLES.includes(role) ? parties : [];
  const pick = async (profileId: number) => {
    if (holder) {
      const values = { old: holder.name, new: names(profileId).name };
      if (!(await confirm(t("parties.replace.confirm", values)))) return;
    }
    const added = await addParty(id, role, profileId);
    setRefusal(added.ok ? undefined : said(added.refusal));
  };
  return (
    <Block title={t(`parties.${role}`)} anchor={`cruise.${role}`} note={note}>
      {parties.length === 0 && <Text c="dimmed">{t(`parties.none.${role}`)}</Text>}
      {parties.map((party, index) => (
        <PartyRow key={party.key} party={party} index={index}>
          {extra?.(party, index)}
        </PartyRow>
      ))}
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
      {may.terms && (
        <PersonPicker
          label={t(holder ? "parties.replace.carriers" : `parties.add.${role}`)}
          exclude={parties.map((party) => party.profile_id)}
          passenger={role === "passengers"}
          onPick={pick}
        />
      )}
    </Block>
  );
}
