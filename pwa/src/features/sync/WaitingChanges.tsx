import { Text } from "@mantine/core";
import { useEffect, useState } from "react";
import type { TwoWayCollection } from "shared-schema/sync/wire";
import { type WaitingEdit, waitingEdit } from "../../store/sync/bases.ts";
import { useText } from "../../ui/i18n.ts";
import { FieldTable } from "./FieldTable.tsx";
import { changesOf, isEmpty } from "./fields/changes.ts";
import { useKnown } from "./fields/useKnown.ts";
import { syncMessages } from "./messages.ts";

interface Props {
  collection: TwoWayCollection;
  id: string;
  /** Another value whenever the document has changed. */
  state: object;
}

/** What was changed in a document that waits: each field with its value of before and of now. */
export function WaitingChanges({ collection, id, state }: Props) {
  const t = useText(syncMessages);
  const edit = useWaitingEdit(collection, id, state);
  const known = useKnown({ collection, document_id: id });
  if (edit === null || collection === "inbox") return null;
  const { base, mine } = edit;
  if (mine === null) return <Text size="sm">{t("sync.waitingDeleted")}</Text>;
  const changes = changesOf({ path: "", base, mine, theirs: null });
  if (base !== null) {
    return (
      <FieldTable
        changes={changes}
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

function useWaitingEdit(collection: TwoWayCollection, id: string, state: object): WaitingEdit | null {
  const [edit, setEdit] = useState<WaitingEdit | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of the state that asks again
  useEffect(() => {
    let wanted = true;
    waitingEdit(collection, id).then(
      (read) => wanted && setEdit(read),
      // What changed is a help; the list itself stands without it.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [collection, id, state]);
  return edit;
}
