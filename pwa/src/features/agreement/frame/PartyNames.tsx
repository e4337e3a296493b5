import { Avatar, Tooltip } from "@mantine/core";
import type { ProfileBody } from "shared-schema/profile/schema";
import { fullName, initials } from "shared-schema/profile/schema";
import { type Doc, useProfiles } from "../../../store/documents.ts";
import { useText } from "../../../ui/i18n.ts";
import { frameMessages } from "./messages.ts";
import { useWorkspace } from "./workspace.ts";

const SHOWN = 6;
const SMALL = { placeholder: { fontSize: 13 } };

/** Who takes part: initials with their names, the rest as a number. */
export function PartyNames() {
  const t = useText(frameMessages);
  const { agreement } = useWorkspace();
  const profiles = useProfiles();
  const numbers = [...new Set(Object.values(agreement.parties).map((party) => party.profile_id))];
  const people = numbers.flatMap(
    (number) => profiles?.find((profile: Doc<ProfileBody>) => profile.id === number) ?? [],
  );
  return (
    <Avatar.Group spacing={6} aria-label={t("agreement.parties.count", { count: numbers.length })} role="group">
      {people.slice(0, SHOWN).map(({ id, body }) => (
        <Tooltip key={id} label={fullName(body)} events={{ hover: true, focus: true, touch: true }}>
          <Avatar radius="xl" size={38} styles={SMALL} tabIndex={0} role="img" aria-label={fullName(body)}>
            {initials(body)}
          </Avatar>
        </Tooltip>
      ))}
      {numbers.length > Math.min(people.length, SHOWN) && (
        <Avatar radius="xl" size={38} styles={SMALL}>
          +{numbers.length - Math.min(people.length, SHOWN)}
        </Avatar>
      )}
    </Avatar.Group>
  );
}
