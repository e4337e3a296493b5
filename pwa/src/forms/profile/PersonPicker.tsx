import { Button, Group, Select, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { fullName, type ProfileBody } from "shared-schema/profile/schema";
import { type Doc, useProfiles, useViewer } from "../../store/documents.ts";
import { useText } from "../../ui/i18n.ts";
import { PlusIcon } from "../../ui/icons.tsx";
import { ContactDialog } from "./ContactDialog.tsx";
import { profileFormMessages } from "./messages.ts";

interface Props {
  /** Profiles that stand there already. */
  exclude: readonly number[];
  onPick: (profileId: number) => void;
  label?: string;
  disabled?: boolean;
  /** Persons alone sail along: no company, and nobody who only runs this site. */
  passenger?: boolean;
}

/** Chooses a person among everybody on this device, or adds somebody new. */
export function PersonPicker({ exclude, onPick, label, disabled, passenger }: Props) {
  const t = useText(profileFormMessages);
  const profiles = useProfiles();
  const viewer = useViewer();
  const sails = ({ id, body }: Doc<ProfileBody>) =>
    !body.is_company && !(viewer.is_admin && viewer.profile_ids.has(id));
  const offered = passenger ? profiles?.filter(sails) : profiles;
  const [adding, { open, close }] = useDisclosure();
  return (
    <>
      <Group align="flex-end" gap="sm" wrap="nowrap">
        <Select
          flex={1}
          maw="26rem"
          label={label ?? t("people.pick")}
          placeholder={t("people.search")}
          searchable
          limit={50}
          disabled={disabled}
          nothingFoundMessage={t("people.nobody")}
          data={optionsOf(offered ?? [], exclude)}
          value={null}
          onChange={(value) => value !== null && onPick(Number(value))}
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

function optionsOf(profiles: readonly Doc<ProfileBody>[], exclude: readonly number[]) {
  return profiles
    .filter((profile) => !profile.body.soft_deleted && !exclude.includes(profile.id))
    .map(({ id, body }) => ({
      value: String(id),
      label: body.company_name ? `${fullName(body)} · ${body.company_name}` : fullName(body),
    }))
    .sort((a, b) => a.label.localeCompare(b.label));
}
