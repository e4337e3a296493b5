import { Button, Loader, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import type { SeenAs as Seen } from "shared-schema/api/agreement/parties";
import { readSeenAs } from "#store/queries/asked/share.ts";
import { untilAnswered } from "#store/queries/asked/untilAnswered.ts";
import { useSyncFacts } from "#store/queries/syncFacts.ts";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import type { PartyEntry } from "../../people/useParties.ts";
import classes from "../share.module.css";
import { shareMessages } from "../shareMessages.ts";
import { SeenFacts } from "./SeenFacts.tsx";
import { SeenWorkspace } from "./SeenWorkspace.tsx";

interface Props {
  party: PartyEntry;
  onBack: () => void;
}

/** The agreement as one of its parties gets it from the server. Nothing of it can be changed here. */
export function SeenAs({ party: { profile_id, name }, onBack }: Props) {
  const t = useText(shareMessages);
  const { id } = useWorkspace();
  const isOffline = useSyncFacts(({ reachable }) => !reachable);
  const [seen, setSeen] = useState<Seen | null>(null);
  useEffect(() => {
    const answer = untilAnswered(() => readSeenAs(id, profile_id)).subscribe(setSeen);
    return () => answer.unsubscribe();
  }, [id, profile_id]);
  return (
    <>
      <div className={classes.banner} role="status">
        <Text fw={600}>{t("share.seen", { name })}</Text>
        <Button variant="default" data-autofocus onClick={onBack}>
          {t("share.seen.back")}
        </Button>
      </div>
      {seen ? (
        <SeenWorkspace seen={seen}>
          <SeenFacts seen={seen} />
        </SeenWorkspace>
      ) : isOffline ? (
        <Text mt="md">{t("share.seeAs.offline")}</Text>
      ) : (
        <Loader mt="md" />
      )}
    </>
  );
}
