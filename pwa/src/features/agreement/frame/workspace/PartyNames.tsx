import { Avatar, Tooltip } from "@mantine/core";
import { ROLES, type Role } from "shared-schema/base/roles";
import { fullName, initials } from "shared-schema/profile/schema";
import { useText } from "#ui/i18n.ts";
import { frameMessages } from "../messages.ts";
import { useWorkspace } from "./workspace.ts";

const SHOWN = 4;
const SMALL = { placeholder: { fontSize: 12 } };

/** Those who make the agreement come before their guests. */
const rank = (role: Role) => (role === "passengers" ? ROLES.length : ROLES.indexOf(role));

/** Shows the parties: initials with their names, the rest as a number. */
export function PartyNames() {
  const t = useText(frameMessages);
  const { agreement, inputs } = useWorkspace();
  const parties = Object.values(agreement.parties).toSorted((a, b) => rank(a.role) - rank(b.role));
  const numbers = [...new Set(parties.map((party) => party.profile_id))];
  const people = numbers.flatMap((id) => {
    const body = inputs?.profiles[id];
    return body ? [{ id, body }] : [];
  });
  return (
    <Avatar.Group spacing={6} aria-label={t("agreement.parties.count", { count: numbers.length })} role="group">
      {people.slice(0, SHOWN).map(({ id, body }) => (
        <Tooltip key={id} label={fullName(body)} events={{ hover: true, focus: true, touch: true }}>
          <Avatar radius="xl" size={32} styles={SMALL} tabIndex={0} role="img" aria-label={fullName(body)}>
            {initials(body)}
          </Avatar>
        </Tooltip>
      ))}
      {numbers.length > Math.min(people.length, SHOWN) && (
        <Avatar radius="xl" size={32} styles={SMALL}>
          +{numbers.length - Math.min(people.length, SHOWN)}
        </Avatar>
      )}
    </Avatar.Group>
  );
}
