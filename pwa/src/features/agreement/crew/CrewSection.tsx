import { Button, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { byPos } from "shared-schema/agreement/order";
import { mayWriteCrew } from "shared-schema/crew/change";
import { MOST_CREW } from "shared-schema/crew/schema";
import { hashPath } from "../../../base/hashPath.ts";
import { addCrew } from "../../../store/commands/agreement/records/crew.ts";
import { isFieldOf } from "../../../store/drafts/fieldPath.ts";
import { useCrew } from "../../../store/queries/agreement/crew.ts";
import { useViewer } from "../../../store/queries/documents.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { PlusIcon } from "../../../ui/icons.tsx";
import { Loading } from "../../../ui/layout/Loading.tsx";
import { Block } from "../frame/Block.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { crewMessages } from "../people/crewMessages.ts";
import { useParties } from "../people/useParties.ts";
import { CopyCrew } from "./CopyCrew.tsx";
import { CrewFiles } from "./CrewFiles.tsx";
import { CrewRow } from "./CrewRow.tsx";
import classes from "./crew.module.css";

/** The crew of the voyage: the captains by their profiles, the others entered here, and the lists for the authorities. */
export function CrewSection() {
  const t = useText(crewMessages);
  const { id, agreement } = useWorkspace();
  const viewer = useViewer();
  const captains = useParties("captains");
  const crew = useCrew(id, agreement);
  const { hash, key: at } = useLocation();
  const [chosen, choose] = useState<{ opened: string | null; at: string }>();
  const [newest, setNewest] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<ReactNode>();
  if (crew === null) return <Notice tone="wait">{t("crew.hidden")}</Notice>;
  if (crew === undefined) return <Loading />;
  const mayWrite = mayWriteCrew(agreement, viewer);
  const members = byPos(crew.members);
  const target = hashPath(hash);
  const jumpedTo = members.find(([key]) => isFieldOf(target, "crew_lists", id, "members", key))?.[0] ?? null;
  // A link to a field opens its member, also after another one was opened by hand.
  const opened = chosen?.at === at ? chosen.opened : jumpedTo;
  const open = (member: string | null) => choose({ opened: member, at });
  const add = async () => {
    const added = await addCrew(id, [{}]);
    setRefusal(added.ok ? undefined : refusalMessage(added.refusal));
    const key = (added.ok && added.value[0]) || null;
    setNewest(key);
    if (key !== null) open(key);
  };
  const isFull = members.length >= MOST_CREW;
  return (
    <>
      <Block title={t("crew.title")} note={t("crew.note")}>
        {captains.length === 0 && <Notice tone="wait">{t("crew.noCaptain")}</Notice>}
        <ol className={classes.crew}>
          {captains.map(({ key, name }) => (
            <li key={key} className={classes.captain}>
              <Text>{t("crew.captain", { name, rank: t("crew.master") })}</Text>
              <Text size="sm" c="dimmed">
                {t("crew.captain.note")}
              </Text>
            </li>
          ))}
          {members.map(([key, member], index) => (
            <CrewRow
              key={key}
              partId={key}
              member={member}
              number={captains.length + index + 1}
              mayWrite={mayWrite}
              isOpened={opened === key}
              isNew={newest === key}
              onToggle={() => open(opened === key ? null : key)}
            />
          ))}
        </ol>
        {members.length === 0 && <Text c="dimmed">{t("crew.empty")}</Text>}
        {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
        {mayWrite && (
          <div className={classes.actions}>
            <Button variant="default" leftSection={<PlusIcon />} disabled={isFull} onClick={() => void add()}>
              {t("crew.add")}
            </Button>
            {isFull ? <Text size="sm">{t("crew.full", { most: MOST_CREW })}</Text> : <CopyCrew crew={crew} />}
          </div>
        )}
      </Block>
      <CrewFiles crew={crew} />
    </>
  );
}
