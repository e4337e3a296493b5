import { Select, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useState } from "react";
import { refuseMerge } from "shared-schema/agreement/people/refuseMerge";
import { refused } from "shared-schema/base/result";
import type { MergeChoices as Choices } from "shared-schema/profile/merge";
import { fullName, type ProfileBody } from "shared-schema/profile/schema";
import { foldedFilter } from "#ui/options/foldedFilter.ts";
import { mergeProfile } from "../../../store/commands/mergeProfile.ts";
import { type Doc, useAgreements, useViewer } from "../../../store/queries/documents.ts";
import { useSyncFacts } from "../../../store/queries/syncFacts.ts";
import { FormDialog } from "../../../ui/feedback/FormDialog.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { MergeChoices } from "./MergeChoices.tsx";
import { mergeMessages } from "./messages.ts";

interface Props {
  opened: boolean;
  onClose: () => void;
  profile: Doc<ProfileBody>;
  /** The profiles that it may be merged with; there is at least one. */
  candidates: readonly Doc<ProfileBody>[];
  /** Called with the profile that was kept. */
  onMerged: (id: number) => void;
}

/** Makes one profile of two: which one is kept, and for each field that differs which value. */
export function MergeDialog({ opened, onClose, profile, candidates, onMerged }: Props) {
  const t = useText(mergeMessages);
  const { user_id } = useViewer();
  const agreements = useAgreements() ?? [];
  const isOffline = useSyncFacts((facts) => !facts.reachable);
  const [partnerId, setPartnerId] = useState(candidates[0]?.id);
  const partner = candidates.find(({ id }) => id === partnerId) ?? candidates[0];
  const [keepsPartner, setKeepsPartner] = useState(partner?.body.is_main === true);
  const [choices, setChoices] = useState<Choices>({});
  if (!partner) return null;
  const [kept, other] = keepsPartner ? [partner, profile] : [profile, partner];
  const onOther = agreements.filter(({ body }) =>
    Object.values(body.parties).some((party) => party.profile_id === other.id),
  );
  const refusal = isOffline
    ? refused("server.unreachable")
    : refuseMerge({ kept, other, agreements: onOther }, user_id);
  const named = ({ id, body }: Doc<ProfileBody>) =>
    t("merge.numbered", { name: body.profile_name || fullName(body), id });
  const submit = async () => {
    if (refusal) return { ok: false as const, message: refusalMessage(refusal.refusal) };
    const merged = await mergeProfile(kept, other, choices);
    if (!merged.ok) return { ok: false as const, message: refusalMessage(merged.refusal) };
    notifications.show({ message: t("merge.done") });
    onClose();
    onMerged(kept.id);
    return { ok: true as const };
  };
  return (
    <FormDialog
      opened={opened}
      title={t("merge.title")}
      submitLabel={t("merge.submit")}
      size="xl"
      onClose={onClose}
      onSubmit={submit}
    >
      <Text size="sm">{t("merge.note")}</Text>
      {isOffline && <Notice tone="wait">{t("merge.offline")}</Notice>}
      <Select
        label={t("merge.with")}
        data={candidates.map((one) => ({ value: String(one.id), label: named(one) }))}
        value={String(partner.id)}
        allowDeselect={false}
        searchable
        filter={foldedFilter}
        limit={50}
        onChange={(value) => {
          const chosen = candidates.find(({ id }) => String(id) === value);
          if (!chosen) return;
          setPartnerId(chosen.id);
          setKeepsPartner(chosen.body.is_main);
          setChoices({});
        }}
      />
      <Select
        label={t("merge.keep")}
        data={[profile, partner].map((one) => ({ value: String(one.id), label: named(one) }))}
        value={String(kept.id)}
        allowDeselect={false}
        onChange={(value) => {
          setKeepsPartner(value === String(partner.id));
          setChoices({});
        }}
      />
      {refusal && !isOffline && <Notice tone="alarm">{refusalMessage(refusal.refusal)}</Notice>}
      <MergeChoices kept={kept} other={other} choices={choices} onChoose={setChoices} />
    </FormDialog>
  );
}
