import { Button, Text } from "@mantine/core";
import { checksParties } from "shared-schema/kyc/access";
import { useViewer } from "../../../store/queries/documents.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { Loading } from "../../../ui/layout/Loading.tsx";
import { uiMessages } from "../../../ui/messages.ts";
import { Block } from "../frame/Block.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { KycParty } from "./KycParty.tsx";
import { kycMessages } from "./messages.ts";
import { useKyc } from "./useKyc.ts";

/** The checks of the other parties of an agreement: what, by whom, when, until when, with documents. */
export function KycSection() {
  const t = useText(kycMessages);
  const { agreement } = useWorkspace();
  const viewer = useViewer();
  if (!checksParties(agreement, viewer)) return <Notice tone="wait">{t("kyc.hidden")}</Notice>;
  return <Checks />;
}

function Checks() {
  const t = useText(kycMessages);
  const u = useText(uiMessages);
  const { id } = useWorkspace();
  const kyc = useKyc(id);
  const { files, refusal, offline, reload } = kyc;
  return (
    <>
      <Block title={t("kyc.title")} note={t("kyc.note")}>
        {offline && <Notice tone="wait">{t("kyc.offline")}</Notice>}
        {refusal && !offline && (
          <Notice tone="alarm">
            {refusalMessage(refusal)}
            <Button variant="subtle" size="compact-sm" onClick={reload}>
              {u("ui.retry")}
            </Button>
          </Notice>
        )}
        {files === undefined && !offline && !refusal && <Loading />}
        {files?.length === 0 && <Text c="dimmed">{t("kyc.none")}</Text>}
      </Block>
      {files?.map((file) => (
        <KycParty key={file.profile_id} file={file} kyc={kyc} />
      ))}
    </>
  );
}
