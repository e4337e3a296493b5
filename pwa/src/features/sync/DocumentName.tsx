import { Anchor } from "@mantine/core";
import { Link } from "react-router";
import type { NamedThing } from "../../store/sync/titles.ts";
import { useText } from "../../ui/i18n.ts";
import { syncMessages } from "./messages.ts";
import { documentName, documentPath } from "./naming.ts";

/** What something is called wherever it is listed, and the way to it where it has a page. */
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
