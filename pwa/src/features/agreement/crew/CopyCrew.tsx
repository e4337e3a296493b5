import { Select, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { byPos } from "shared-schema/agreement/order";
import { type CrewListBody, newToCrew } from "shared-schema/crew/schema";
import { formatAgreementId } from "shared-schema/pricing/format";
import { addCrew } from "../../../store/commands/agreement/records/crew.ts";
import { useCrewLists } from "../../../store/queries/agreement/crew.ts";
import { useAgreements } from "../../../store/queries/documents.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { crewMessages } from "../people/crewMessages.ts";

/** Adds the crew of another agreement with the same yacht, without those who are on this list already. */
export function CopyCrew({ crew }: { crew: CrewListBody }) {
  const t = useText(crewMessages);
  const { id, agreement } = useWorkspace();
  const agreements = useAgreements();
  const lists = useCrewLists();
  const [added, setAdded] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const others = (agreements ?? []).filter(
    (other) =>
      other.id !== id &&
      agreement.yacht_id !== null &&
      other.body.yacht_id === agreement.yacht_id &&
      Object.keys(lists.get(other.id)?.members ?? {}).length > 0,
  );
  if (others.length === 0) return null;
  const copy = async (from: number) => {
    const listed = byPos(lists.get(from)?.members ?? {}).map(([, member]) => member);
    const wanted = newToCrew(crew, listed);
    const answer = wanted.length === 0 ? null : await addCrew(id, wanted);
    setRefusal(answer && !answer.ok ? refusalMessage(answer.refusal) : null);
    setAdded(answer && !answer.ok ? null : wanted.length);
  };
  return (
    <>
      <Select
        label={t("crew.copy")}
        description={t("crew.copy.hint")}
        value={null}
        data={others.map((other) => ({
          value: String(other.id),
          label: `${formatAgreementId(other.id)} · ${other.body.name}`,
        }))}
        onChange={(from) => from !== null && void copy(Number(from))}
      />
      <Text size="sm" c="dimmed" role="status">
        {added !== null && t("crew.copied", { count: added })}
      </Text>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </>
  );
}
