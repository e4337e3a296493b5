import { Button, Group, Text } from "@mantine/core";
import { useNavigate } from "react-router";
import { useLeftTexts } from "../../store/typedTexts.ts";
import { discardText } from "../../ui/fields/unsavedText.ts";
import { useText } from "../../ui/i18n.ts";
import { syncMessages } from "./messages.ts";
import { Part } from "./Part.tsx";
import classes from "./SyncDrawer.module.css";

/** What was typed and is not saved, now or on an earlier page that ended too soon: its field takes it up, or it is discarded. */
export function LeftTexts({ onOpen }: { onOpen: () => void }) {
  const t = useText(syncMessages);
  const navigate = useNavigate();
  const texts = useLeftTexts((left) => left.texts);
  if (texts.length === 0) return null;
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
            <Button size="compact-sm" variant="default" onClick={() => discardText(place)}>
              {t("sync.typedDiscard")}
            </Button>
          </Group>
        </li>
      ))}
    </Part>
  );
}

/** A place is a path and the field's name: a dotted one is where the screen jumps to. */
function pathOf(place: string): string {
  const [path = "", name = ""] = place.split(" ");
  return name.includes(".") ? `${path}#${name}` : path;
}
