import { Checkbox, Input, Stack } from "@mantine/core";
import { useId } from "react";
import { useText } from "#ui/i18n.ts";
import type { ProposedParty } from "../../../store/commands/agreement/from/yacht.ts";
import { createMessages } from "../createMessages.ts";

/** Someone of a yacht's last voyage, who is put on the new agreement if ticked. */
export interface TeamMember extends ProposedParty {
  isTaken: boolean;
}

interface Props {
  team: readonly TeamMember[];
  onChange: (team: readonly TeamMember[]) => void;
}

/** The carrier and the captains of the chosen yacht's last voyage, ticked until the user unticks them; nothing where there is no one. */
export function YachtTeam({ team, onChange }: Props) {
  const t = useText(createMessages);
  const label = useId();
  if (team.length === 0) return null;
  const take = (one: TeamMember, isTaken: boolean) =>
    onChange(team.map((each) => (each === one ? { ...one, isTaken } : each)));
  return (
    <Input.Wrapper label={t("agreements.team")} labelProps={{ id: label }} labelElement="div">
      <Stack gap={0} role="group" aria-labelledby={label}>
        {team.map((one) => (
          <Checkbox
            key={`${one.role} ${one.profile_id}`}
            size="md"
            py={10}
            label={t("agreements.team.member", { role: t(`agreements.role.${one.role}`), name: one.name })}
            checked={one.isTaken}
            onChange={({ currentTarget }) => take(one, currentTarget.checked)}
          />
        ))}
      </Stack>
    </Input.Wrapper>
  );
}
