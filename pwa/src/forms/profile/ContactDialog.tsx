import { Checkbox, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { createContact } from "../../store/commands/contacts.ts";
import { FormDialog } from "../../ui/FormDialog.tsx";
import { useText } from "../../ui/i18n.ts";
import { emailLike, filled } from "../../ui/validate.ts";
import { submitCreation } from "../submitCreation.ts";
import { profileFormMessages } from "./messages.ts";

interface Props {
  opened: boolean;
  onClose: () => void;
  onCreated: (profileId: number) => void;
  /** Passengers are asked for no e-mail and get no invitation. */
  passenger?: boolean;
}

/** Adds somebody to the viewer's contacts. */
export function ContactDialog({ opened, onClose, onCreated, passenger = false }: Props) {
  const t = useText(profileFormMessages);
  const form = useForm({
    initialValues: { first_name: "", last_name: "", email: "", send_invite: true },
    validate: { first_name: filled, last_name: filled, email: (value) => (passenger ? null : emailLike(value)) },
  });
  const submit = submitCreation({
    form,
    create: ({ first_name, last_name, email, send_invite }) =>
      createContact({
        first_name: first_name.trim(),
        last_name: last_name.trim(),
        email: passenger ? null : email.trim(),
        send_invite: !passenger && send_invite,
      }),
    onClose,
    onCreated,
  });
  return (
    <FormDialog
      opened={opened}
      title={t(passenger ? "people.addPassenger" : "people.addContact")}
      submitLabel={t("people.create")}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextInput
        label={t("profileForm.first_name")}
        withAsterisk
        data-autofocus
        maxLength={120}
        {...form.getInputProps("first_name")}
      />
      <TextInput label={t("profileForm.last_name")} withAsterisk maxLength={120} {...form.getInputProps("last_name")} />
      {!passenger && (
        <>
          <TextInput label={t("profileForm.email")} type="email" withAsterisk {...form.getInputProps("email")} />
          <Checkbox
            size="md"
            label={t("people.invite")}
            description={t("people.inviteNote")}
            {...form.getInputProps("send_invite", { type: "checkbox" })}
          />
        </>
      )}
    </FormDialog>
  );
}
