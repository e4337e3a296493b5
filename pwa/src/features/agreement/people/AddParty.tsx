import { Text } from "@mantine/core";
import { type ReactNode, useMemo, useState } from "react";
import { mayAddParty } from "shared-schema/agreement/partyChanges";
import { type Role, SINGLE_ROLES } from "shared-schema/base/roles";
import { PersonPicker } from "../../../forms/profile/picker/PersonPicker.tsx";
import { addParty } from "../../../store/commands/agreement/parties.ts";
import { useAgreements, useProfiles, useViewer } from "../../../store/queries/documents.ts";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { fittingFor } from "./fitting.ts";
import { partyMessages } from "./messages.ts";
import { useNames, useParties } from "./useParties.ts";
import { usePartyRule } from "./usePartyRule.ts";

interface Props {
  of: Role;
  /** Opened by a button just now: the field takes the focus. */
  isOpened?: boolean;
}

/** Adds someone in a role, or says why the viewer may not; a single role is replaced after asking. */
export function AddParty({ of: role, isOpened = false }: Props) {
  const t = useText(partyMessages);
  const { id, agreement, may } = useWorkspace();
  const viewer = useViewer();
  const rule = usePartyRule(role);
  const parties = useParties(role);
  const names = useNames();
  const fitting = useFitting(role);
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
  if (!may.terms) return null;
  return (
    <>
      {rule.sentence !== null && (
        <Text size="sm" c="dimmed" mb="sm">
          {rule.sentence}
        </Text>
      )}
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
      {rule.mayAdd && (
        <PersonPicker
          label={t(holder ? "parties.replace.carriers" : `parties.add.${role}`)}
          exclude={[...parties.map((party) => party.profile_id), ...ownKept]}
          passenger={role === "passengers"}
          first={fitting}
          isOpened={isOpened}
          onPick={pick}
        />
      )}
    </>
  );
}

function useFitting(role: Role): ReadonlySet<number> {
  const agreements = useAgreements();
  const profiles = useProfiles();
  return useMemo(() => {
    const bodies = (agreements ?? []).map(({ body }) => body);
    return fittingFor(role, { agreements: bodies, profiles: profiles ?? [] });
  }, [agreements, profiles, role]);
}
