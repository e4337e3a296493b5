import { Button, Group, Text } from "@mantine/core";
import { useNavigate } from "react-router";
import { useFieldDrafts } from "../../../store/drafts/draftStore.ts";
import { reportDiscarded } from "../../../store/drafts/shownForms.ts";
import { discardDraft } from "../../../ui/fields/autosave/drafts.ts";
import { useText } from "../../../ui/i18n.ts";
import { syncMessages } from "../messages.ts";
import { Part } from "../Part.tsx";
import classes from "../SyncDrawer.module.css";

/**
 * Lists typed values that are not saved, from this page or an earlier one, with links to their fields and a way to
 * discard them.
 */
export function FieldDrafts({ onOpen }: { onOpen: () => void }) {
  const t = useText(syncMessages);
  const navigate = useNavigate();
  const lists = useFieldDrafts();
  const drafts = [...lists.drafts, ...lists.typed];
  if (drafts.length === 0) return null;
  return (
    <Part title={t("sync.drafts")}>
      {drafts.map(({ path, page, text }) => (
        <li key={path} className={classes.item}>
          <Text size="sm">{t("sync.drafts.text", { text })}</Text>
          <Group gap="sm">
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                void navigate(`${page}#${path}`);
                onOpen();
              }}
            >
              {t("sync.drafts.open")}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              onClick={() => {
                discardDraft(path);
                reportDiscarded(path);
              }}
            >
              {t("sync.drafts.discard")}
            </Button>
          </Group>
        </li>
      ))}
    </Part>
  );
}
