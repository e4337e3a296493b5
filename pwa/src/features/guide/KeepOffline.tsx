import { Button, Group, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { type KeptGuide, keepGuide, readKeptGuide, removeGuide } from "../../store/offline/guide.ts";
import { localeOf, useLanguage, useText } from "../../ui/i18n.ts";
import { DownloadIcon } from "../../ui/icons.tsx";
import classes from "./Guide.module.css";
import { guideMessages } from "./messages.ts";

const MEGABYTE = 1_000_000;

/** Keeps the guide on this device, removes it, and says how much of it is kept. Nothing where the browser keeps no files. */
export function KeepOffline() {
  const t = useText(guideMessages);
  const locale = localeOf(useLanguage());
  const [guide, setGuide] = useState<KeptGuide | null>(null);
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  useEffect(() => {
    let mounted = true;
    void readKeptGuide().then((read) => mounted && setGuide(read));
    return () => {
      mounted = false;
    };
  }, []);
  if (guide === null) return null;
  const isKept = guide.kept === guide.files;
  const size = (guide.bytes / MEGABYTE).toLocaleString(locale, { maximumFractionDigits: 1 });
  const keep = async () => {
    setBusy(true);
    setGuide((await keepGuide(setGuide)) ?? guide);
    setTried(true);
    setBusy(false);
  };
  const remove = async () => {
    await removeGuide();
    setTried(false);
    setGuide({ ...guide, kept: 0, isPresent: false });
  };
  return (
    <Group className={classes.keep} gap="sm">
      {!isKept && (
        <BusyButton
          variant="default"
          size="sm"
          busy={busy}
          leftSection={<DownloadIcon size={16} />}
          onClick={() => void keep()}
        >
          {t("guide.keep")}
        </BusyButton>
      )}
      {guide.isPresent && (
        <Button variant="default" size="sm" disabled={busy} onClick={() => void remove()}>
          {t("guide.remove")}
        </Button>
      )}
      <Text size="sm" c="dimmed" role="status">
        {t(sentenceOf({ isKept, busy, isPartly: tried || guide.kept > 0 }), {
          size,
          kept: guide.kept,
          files: guide.files,
        })}
      </Text>
    </Group>
  );
}

function sentenceOf({ isKept, busy, isPartly }: { isKept: boolean; busy: boolean; isPartly: boolean }) {
  if (isKept) return "guide.kept";
  if (busy) return "guide.keeping";
  return isPartly ? "guide.partly" : "guide.keepNote";
}
