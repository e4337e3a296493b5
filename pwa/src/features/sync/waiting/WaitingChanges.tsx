import { Text } from "@mantine/core";
import { useEffect, useState } from "react";
import type { AnyCollection } from "shared-schema/sync/wire";
import { routeChanges } from "../../../forms/words/routeChanges.ts";
import { useKnown } from "../../../forms/words/useKnown.ts";
import { type WaitingEdit, waitingEdit } from "../../../store/sync/rxdb/bases.ts";
import { useText } from "../../../ui/i18n.ts";
import { changesOf, isEmpty } from "../fields/changes.ts";
import { FieldTable } from "../fields/FieldTable.tsx";
import { syncMessages } from "../messages.ts";

interface Props {
  collection: AnyCollection;
  id: string;
  /** Another value whenever the document has changed. */
  state: object;
}

/** Shows the changes to a waiting document: each field with its values before and after. */
export function WaitingChanges({ collection, id, state }: Props) {
  const t = useText(syncMessages);
  const edit = useWaitingEdit(collection, id, state);
  const known = useKnown({ collection, document_id: id });
  if (edit === null || collection === "inbox") return null;
  const { base, mine } = edit;
  if (mine === null) return <Text size="sm">{t("sync.waitingDeleted")}</Text>;
  const changes = changesOf({ path: "", base, mine, theirs: null });
  if (base !== null) {
    const { sentences, others } = routeChanges(changes, known, { before: (it) => it.base, after: (it) => it.mine });
    return (
      <FieldTable
        sentences={sentences}
        changes={others}
        known={known}
        mine={t("sync.mine")}
        beside={{ title: t("sync.before"), of: (it) => it.base }}
      />
    );
  }
  return (
    <>
      <Text size="sm">{t("sync.waitingNew")}</Text>
      <FieldTable
        changes={changes.filter((change) => !isEmpty(change.mine))}
        known={known}
        mine={t("sync.mine")}
        beside={null}
      />
    </>
  );
}

function useWaitingEdit(collection: AnyCollection, id: string, state: object): WaitingEdit | null {
  const [edit, setEdit] = useState<WaitingEdit | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the state that asks again
  useEffect(() => {
    let wanted = true;
    waitingEdit({ collection, id }).then(
      (read) => wanted && setEdit(read),
      // The list works without this detail, so a failure is ignored.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [collection, id, state]);
  return edit;
}
