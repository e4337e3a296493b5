import { Button, NativeSelect, Select, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import type { SignatoryView } from "shared-schema/api/agreement/signing";
import { ROLE_LABELS } from "shared-schema/labels/parties";
import { fullName } from "shared-schema/profile/schema";
import { delegateSigning } from "#store/commands/signing/signing.ts";
import { useProfiles, useViewer } from "#store/queries/documents.ts";
import { FormDialog } from "#ui/feedback/FormDialog.tsx";
import { inWords, refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { textFor, useLanguage, useText } from "#ui/i18n.ts";
import { uiMessages } from "#ui/messages.ts";
import { foldedFilter } from "#ui/options/foldedFilter.ts";
import { compareNames } from "#ui/table/names.ts";
import { choiceMessages } from "../choiceMessages.ts";
import type { SigningProps } from "../signingContext.ts";

/** Asks another person to sign for one of the viewer's parties. */
export function DelegateButton({ place, offline, signatory }: SigningProps & { signatory: SignatoryView }) {
  const t = useText(choiceMessages);
  const ui = useText(uiMessages);
  const language = useLanguage();
  const people = usePeople();
  const { profile_ids } = useViewer();
  const [opened, { open, close }] = useDisclosure();
  const own = signatory.parties.filter((party) => profile_ids.has(party.profile_id) && party.delegation === null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [person, setPerson] = useState<string | null>(null);
  const party = own.find(({ key }) => key === chosen) ?? own[0];
  if (!party) return null;
  const submit = async () => {
    if (person === null) {
      return { ok: false as const, message: inWords(() => textFor(choiceMessages)("delegate.missing")) };
    }
    const { role, profile_id } = party;
    const asked = await delegateSigning(place, { role, profile_id, delegate_profile_id: Number(person) });
    if (!asked.ok) return { ok: false as const, message: refusalMessage(asked.refusal) };
    close();
    return { ok: true as const };
  };
  return (
    <>
      <Button variant="subtle" px="xs" disabled={offline} aria-haspopup="dialog" onClick={open}>
        {t("delegate.open")}
      </Button>
      <FormDialog
        opened={opened}
        title={t("delegate.title")}
        submitLabel={t("delegate.submit")}
        onClose={close}
        onSubmit={submit}
      >
        <Text>{t("delegate.text")}</Text>
        {own.length > 1 && (
          <NativeSelect
            label={t("delegate.for")}
            data={own.map(({ key, role, name }) => ({ value: key, label: `${name}, ${ROLE_LABELS[role][language]}` }))}
            value={party.key}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        )}
        {people.length === 0 ? (
          <Text c="dimmed">{t("delegate.none")}</Text>
        ) : (
          <Select
            label={t("delegate.person")}
            withAsterisk
            searchable
            filter={foldedFilter}
            data={people}
            value={person}
            nothingFoundMessage={ui("ui.nothingFound")}
            onChange={setPerson}
          />
        )}
      </FormDialog>
    </>
  );
}

/** The people on this device who have an account of their own. */
function usePeople(): { value: string; label: string }[] {
  const profiles = useProfiles();
  const { user_id } = useViewer();
  return (profiles ?? [])
    .filter(({ body }) => body.user_id !== null && body.user_id !== user_id)
    .map(({ id, body }) => ({
      value: String(id),
      label: [fullName(body), body.company_name].filter(Boolean).join(", "),
    }))
    .sort((one, other) => compareNames(one.label, other.label));
}
