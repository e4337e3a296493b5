import { Button, Group, Stack, Text } from "@mantine/core";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import { saveFile } from "#ui/saveFile.ts";
import classes from "./factors.module.css";
import { factorMessages } from "./messages.ts";

/** Recovery codes, shown this once. */
export function NewCodes({ codes, email, onKept }: { codes: string[]; email: string; onKept: () => void }) {
  const t = useText(factorMessages);
  const download = () => {
    const text = [t("factor.file"), email, "", ...codes, ""].join("\r\n");
    saveFile("passerelle-recovery-codes.txt", text, "text/plain;charset=utf-8");
  };
  return (
    <Stack gap="md">
      <Notice tone="wait">{t("factor.codesSentence")}</Notice>
      <ul className={classes.codes} aria-label={t("factor.codes")}>
        {codes.map((code) => (
          <Text component="li" ff="monospace" key={code}>
            {code}
          </Text>
        ))}
      </ul>
      <Group gap="sm">
        <Button variant="default" onClick={download}>
          {t("factor.download")}
        </Button>
        <Button onClick={onKept}>{t("factor.kept")}</Button>
      </Group>
    </Stack>
  );
}
