import { Anchor, Group, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { versionData } from "#documents/contractData.ts";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { DownloadFile } from "../DownloadFile.tsx";
import { VersionSelect } from "../VersionSelect.tsx";
import { documentMessages } from "./documentMessages.ts";

/** Hands out a version of the contract as JSON. */
export function VersionData() {
  const t = useText(documentMessages);
  const { id, agreement } = useWorkspace();
  const { version: current, generated_versions_len: count } = agreement;
  const [chosen, setChosen] = useState<number | null>(null);
  const version = chosen ?? (current >= count ? current : count - 1);
  return (
    <Stack gap="sm" mt="sm" align="flex-start">
      <Text size="sm">
        {t("documents.data")}{" "}
        <Anchor href="/api/contract/schema.json" target="_blank" rel="noreferrer">
          {t("documents.schema")}
        </Anchor>
      </Text>
      <Group gap="sm" align="flex-end">
        {count > 0 && <VersionSelect shown={version} onChoose={setChosen} />}
        <DownloadFile
          key={version}
          label={t("documents.download")}
          type="application/json"
          make={() => versionData(id, version)}
        />
      </Group>
    </Stack>
  );
}
