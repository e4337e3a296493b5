import { Text } from "@mantine/core";
import { useState } from "react";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import { InPlace } from "#ui/loading/InPlace.tsx";
import { part } from "#ui/loading/part.ts";
import { TextLink } from "#ui/TextLink.tsx";
import { Block } from "../../frame/Block.tsx";
import { sectionAddress } from "../../frame/nav/sections.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { contractMessages } from "../messages.ts";
import { ReadContract } from "../reading/ReadContract.tsx";
import { useBlankAddresses } from "../text/useBlankAddresses.ts";
import { useDraft } from "../text/useDraft.ts";
import { documentMessages } from "./documentMessages.ts";

const versionData = part(() => import("./VersionData.tsx").then((module) => module.VersionData));

/** The HTML draft of the charter contract: template CHARTER, whatever the agreement's own type. */
export function DocumentsSection() {
  const t = useText(contractMessages);
  const words = useText(documentMessages);
  const { id, agreement } = useWorkspace();
  const { html, refusal } = useDraft("CHARTER", true);
  const addressOf = useBlankAddresses();
  return (
    <Block title={t("contract.documents")} note={t("contract.documents.note")}>
      {refusal !== null && (
        <Notice tone="alarm" title={t("contract.failed")}>
          {refusal}
        </Notice>
      )}
      {agreement.contract_type === "CRUISE" && (
        <Text size="sm" mb="sm">
          {words("documents.charterForm")}{" "}
          <TextLink to={sectionAddress(id, "contract")}>{words("documents.toContract")}</TextLink>
        </Text>
      )}
      <ReadContract html={html} addressOf={addressOf} />
      <Advanced />
    </Block>
  );
}

/** Data is for those who look for it: its code and the list of versions are loaded when it is opened. */
function Advanced() {
  const t = useText(documentMessages);
  const [opened, setOpened] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpened(currentTarget.open)}>
      <summary>{t("documents.advanced")}</summary>
      {opened && <InPlace part={versionData}>{(VersionData) => <VersionData />}</InPlace>}
    </details>
  );
}
