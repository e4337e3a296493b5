import { Text } from "@mantine/core";
import { type ReactNode, useMemo, useState } from "react";
import { mayAddParty } from "shared-schema/agreement/partyChanges";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { type Role, SINGLE_ROLES } from "shared-schema/base/roles";
import { PersonPicker } from "../../../forms/profile/PersonPicker.tsx";
import { addParty } from "../../../store/commands/agreement/parties.ts";
import { type Doc, useAgreements, useViewer } from "../../../store/queries/documents.ts";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { Block } from "../frame/Block.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { partyMessages } from "./messages.ts";
import { PartyRow } from "./PartyRow.tsx";
import { type PartyEntry, useNames, useParties } from "./useParties.ts";
import { usePartyRule } from "./usePartyRule.ts";

interface Props {
  of: Role;
  note?: string;
  /** Content beneath a party, such as the stays of a passenger. */
  extra?: (party: PartyEntry, index: number) => ReactNode;
}

/** The parties in one role: add, look into, remove; a single role is replaced after asking. */
export function RoleBlock({ of: role, note, extra }: Props) {
  const t = useText(partyMessages);
  const { id, agreement, may } = useWorkspace();
  const viewer = useViewer();
  const rule = usePartyRule(role);
  const parties = useParties(role);
  const names = useNames();
  const ownKept = [...viewer.profile_ids].filter((own) => !mayAddParty(agreement, viewer, { role, profile_id: own }));
  const [refusal, setRefusal] = useState<ReactNode>();
  const [holder] = SINGLE_ROLES.includes(role) ? parties : [];
  const pick = async (profileId: number) => {
    if (holder) {
      const values = { old: holder.name, new: names(profileId).name };
      if (!(await confirm(t("parties.replace.confirm", values)))) return;
    }
    const added = await addParty(id, role, profileId);
    setRefusal(added.ok ? undefined : refusalMessage(added.refusal));
  };
  return (
    <Block title={t(`parties.${role}`)} anchor={`cruise.${role}`} note={note}>
      {parties.length === 0 && <Text c="dimmed">{t(`parties.none.${role}`)}</Text>}
      {parties.map((party, index) => (
        <PartyRow key={party.key} party={party} index={index}>
          {extra?.(party, index)}
        </PartyRow>
      ))}
      {may.terms && rule.sentence !== null && (
        <Text size="sm" c="dimmed" mb="sm">
          {rule.sentence}
        </Text>
      )}
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
      {may.terms && rule.mayAdd && (
        <RolePicker
          of={role}
          label={t(holder ? "parties.replace.carriers" : `parties.add.${role}`)}
          exclude={[...parties.map((party) => party.profile_id), ...ownKept]}
          onPick={pick}
        />
      )}
    </Block>
  );
}

interface PickerProps {
  of: Role;
  label: string;
  exclude: readonly number[];
  onPick: (profileId: number) => void;
}

/** Offers those first who have had the role on another agreement: most captains have been a captain before. */
function RolePicker({ of: role, ...props }: PickerProps) {
  const agreements = useAgreements();
  const proven = useMemo(() => profilesInRole(agreements ?? [], role), [agreements, role]);
  return <PersonPicker {...props} passenger={role === "passengers"} first={proven} />;
}

function profilesInRole(agreements: readonly Doc<AgreementBody>[], role: Role): Set<number> {
  const parties = agreements.flatMap(({ body }) => Object.values(body.parties));
  return new Set(parties.filter((party) => party.role === role).map(({ profile_id }) => profile_id));
}
