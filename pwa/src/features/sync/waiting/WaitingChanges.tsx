import { List, Text } from "@mantine/core";
import { useEffect, useMemo, useState } from "react";
import { formatPrice } from "shared-schema/pricing/format";
import { typedBody } from "shared-schema/sync/typedBody";
import type { AnyCollection } from "shared-schema/sync/wire";
import { filledAgreement } from "shared-schema/visibility/filled";
import { changeSentences } from "../../../forms/words/sentences.ts";
import { useKnown } from "../../../forms/words/useKnown.ts";
import { type WaitingEdit, waitingEdit } from "../../../store/sync/rxdb/bases.ts";
import { Details } from "../../../ui/details/Details.tsx";
import { localeOf, useText } from "../../../ui/i18n.ts";
import { changesOf, isEmpty } from "../fields/changes.ts";
import { FieldTable } from "../fields/FieldTable.tsx";
import { syncMessages } from "../messages.ts";
import { useTotalChange } from "./useTotalChange.ts";

interface Props {
  collection: AnyCollection;
  id: string;
  /** Another value whenever the document has changed. */
  state: object;
}

/** More sentences than this are told by their number alone. */
const MOST_SENTENCES = 6;
const SIDES = {
  before: (change: { base: unknown }) => change.base,
  after: (change: { mine: unknown }) => change.mine,
};

/** Tells the changes to a waiting document in sentences, with what they do to the total; each field with its values is under «Details». */
export function WaitingChanges({ collection, id, state }: Props) {
  const t = useText(syncMessages);
  const edit = useWaitingEdit(collection, id, state);
  const known = useKnown({ collection, document_id: id });
  const total = useTotalChange(useEdited(collection, id, edit));
  if (edit === null || collection === "inbox") return null;
  const { base, mine } = edit;
  if (mine === null) return <Text size="sm">{t("sync.waitingDeleted")}</Text>;
  const changes = changesOf({ path: "", base, mine, theirs: null });
  const shown = base === null ? changes.filter((change) => !isEmpty(change.mine)) : changes;
  const beside = base === null ? null : { title: t("sync.before"), of: (it: { base: unknown }) => it.base };
  const sentences = base === null ? [] : changeSentences(changes, known, SIDES);
  const money = Math.abs(total ?? 0);
  const amount = known.agreement && formatPrice(money, known.agreement.currency, localeOf(known.language));
  return (
    <>
      {base === null && <Text size="sm">{t("sync.waitingNew")}</Text>}
      {sentences.length > 0 && (
        <List size="sm" mt={4}>
          {sentences.slice(0, MOST_SENTENCES).map(({ key, text }) => (
            <List.Item key={key}>{text}</List.Item>
          ))}
          {sentences.length > MOST_SENTENCES && (
            <List.Item>{t("sync.moreChanges", { count: sentences.length - MOST_SENTENCES })}</List.Item>
          )}
          {total !== null && money > 0 && <List.Item>{t("sync.totalBy", { up: String(total > 0), amount })}</List.Item>}
        </List>
      )}
      {shown.length > 0 && (
        <Details>
          <FieldTable changes={shown} known={known} mine={t("sync.mine")} beside={beside} />
        </Details>
      )}
    </>
  );
}

/** A waiting edit of an agreement, as its total is computed from. */
function useEdited(collection: AnyCollection, id: string, edit: WaitingEdit | null) {
  return useMemo(() => {
    if (!edit?.base || !edit.mine) return null;
    const [before, after] = [typedBody(collection, edit.base), typedBody(collection, edit.mine)];
    if (before.collection !== "agreements" || after.collection !== "agreements") return null;
    return { id: Number(id), before: filledAgreement(before.body), after: filledAgreement(after.body) };
  }, [collection, id, edit]);
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
