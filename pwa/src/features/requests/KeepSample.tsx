import { Button, Group } from "@mantine/core";
import { useState } from "react";
import { useNavigate } from "react-router";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { draftFromSample } from "../../store/commands/sampleDraft.ts";
import { forgetKeptSample, type KeptSample } from "../../store/session/keptSample.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { refusalSentence } from "../../ui/feedback/sentences.ts";
import { useText } from "../../ui/i18n.ts";
import { requestMessages } from "./messages.ts";

/** Offers to keep the sample, to users who may create agreements: as a draft, or as a request after all. */
export function KeepSample({ kept, onAsk }: { kept: KeptSample; onAsk: () => void }) {
  const t = useText(requestMessages);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const draft = async () => {
    setBusy(true);
    const made = await draftFromSample(kept);
    setBusy(false);
    if (!made.ok) return setRefusal(refusalSentence(made.refusal));
    forgetKeptSample();
    void navigate(`/agreement/${made.value}`);
  };
  return (
    <Notice tone="calm" title={t("requests.sample", { name: kept.agreement.name })}>
      {t("requests.sampleNote")}
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
      <Group gap="sm" mt="sm">
        <BusyButton busy={busy} onClick={() => void draft()}>
          {t("requests.keepAsDraft")}
        </BusyButton>
        <Button variant="default" onClick={onAsk}>
          {t("requests.ask")}
        </Button>
      </Group>
    </Notice>
  );
}
