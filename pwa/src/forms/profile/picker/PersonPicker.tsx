import { Button, Group, Select, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import { useProfiles, useViewer } from "../../../store/queries/documents.ts";
import { useProfilesEverywhere } from "../../../store/queries/everywhere.ts";
import { useText } from "../../../ui/i18n.ts";
import { PlusIcon } from "../../../ui/icons.tsx";
import { ContactDialog } from "../ContactDialog.tsx";
import { profileFormMessages } from "../messages.ts";
import { type Candidate, fits, labelOf, offered } from "./offered.ts";

interface Props {
  /** Profiles that stand there already. */
  exclude: readonly number[];
  onPick: (profileId: number) => void;
  label?: string;
  disabled?: boolean | undefined;
  /** Persons alone sail along: no company, and no one who only runs this site. */
  passenger?: boolean;
  /** Those who fit best are offered first. */
  first?: ReadonlySet<number>;
  /** A button has just opened it: the field takes the focus. */
  isOpened?: boolean;
}

const NO_ONE: ReadonlySet<number> = new Set();

/** Chooses a person among everybody on this device, for administrators among everybody, or adds someone new. */
export function PersonPicker({ exclude, onPick, label, disabled = false, first = NO_ONE, ...shown }: Props) {
  const { passenger = false, isOpened = false } = shown;
  const t = useText(profileFormMessages);
  const profiles = useProfiles();
  const viewer = useViewer();
  const [sought, setSought] = useState("");
  const elsewhere = useProfilesEverywhere(sought);
  const here = (profiles ?? []).map(({ id, body }) => ({ ...body, id }));
  const runsThisSite = viewer.is_admin ? viewer.profile_ids : NO_ONE;
  const people = offered([...here, ...elsewhere], {
    exclude,
    passenger: passenger ? { except: runsThisSite } : null,
    order: { first, last: runsThisSite },
  });
  const [adding, { open, close }] = useDisclosure();
  const pick = (value: string | null) => {
    if (value === null) return;
    onPick(Number(value));
    // Ready for the next one.
    setSought("");
  };
  const optionsOf = (some: readonly Candidate[]) =>
    some.map((person) => ({ value: String(person.id), label: labelOf(person) }));
  return (
    <>
      <Group align="flex-end" gap="sm" wrap="nowrap">
        <Select
          flex={1}
          maw="26rem"
          label={label ?? t("people.pick")}
          placeholder={t("people.search")}
          searchable
          autoFocus={isOpened}
          selectFirstOptionOnChange
          limit={50}
          disabled={disabled}
          nothingFoundMessage={t("people.none")}
          data={optionsOf(people)}
          filter={({ search, limit }) => optionsOf(people.filter((person) => fits(person, search)).slice(0, limit))}
          value={null}
          searchValue={sought}
          onSearchChange={setSought}
          onChange={pick}
          renderOption={({ option }) => <Text size="sm">{option.label}</Text>}
        />
        <Button variant="default" leftSection={<PlusIcon size={16} />} disabled={disabled} onClick={open}>
          {t("people.addNew")}
        </Button>
      </Group>
      <ContactDialog opened={adding} onClose={close} onCreated={onPick} passenger={passenger} />
    </>
  );
}
