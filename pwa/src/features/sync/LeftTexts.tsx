import { Button, Group, Text } from "@mantine/core";
import { useNavigate } from "react-router";
import { useSession } from "../../store/session.ts";
import { typedTexts, useLeftTexts } from "../../store/typedTexts.ts";
import { useText } from "../../ui/i18n.ts";
import { syncMessages } from "./messages.ts";
import { Part } from "./Part.tsx";
import classes from "./SyncDrawer.module.css";

/** What was typed on an earlier page that ended before it was saved: its field takes it up, or it is discarded. */
export function LeftTexts({ onOpen }: { onOpen: () => void }) {
  const t = useText(syncMessages);
  const navigate = useNavigate();
  const texts = useLeftTexts((left) => left.texts);
  const userId = useSession((session) => session.user?.id);
  if (texts.length === 0 || userId === undefined) return null;
  return (
    <Part title={t("sync.typed")}>
      {texts.map(({ place, text }) => (
        <li key={place} className={classes.item}>
          <Text size="sm">«{text}»</Text>
          <Group gap="sm">
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                navigate(pathOf(place));
                onOpen();
              }}
            >
              {t("sync.typedOpen")}
            </Button>
            <Button size="compact-sm" variant="default" onClick={() => typedTexts(userId, localStorage).delete(place)}>
              {t("sync.typedDiscard")}
            </Button>
          </Group>
        </li>
      ))}
    </Part>
  );
}

/** A place is a path and the field's name. */
function pathOf(place: string): string {
  return place.slice(0, place.indexOf(" "));
}
