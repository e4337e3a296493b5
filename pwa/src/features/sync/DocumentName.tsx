import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import type { NamedThing } from "../../store/queries/titles.ts";
import { useText } from "../../ui/i18n.ts";
import { syncMessages } from "./messages.ts";
import { documentName, documentPath } from "./naming.ts";

/** Shows the name of a thing wherever it is listed, linked to its page where it has one. */
export function DocumentName({ of, onOpen }: { of: NamedThing; onOpen?: () => void }) {
  const t = useText(syncMessages);
  const path = documentPath(of);
  const name = documentName(of, t);
  if (path === null || onOpen === undefined) return name;
  return (
    <Anchor component={Link} to={path} onClick={onOpen} inherit>
      {name}
    </Anchor>
  );
}
