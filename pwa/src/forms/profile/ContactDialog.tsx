import { Checkbox, TextInput } from "@mantine/core";
import { createContact } from "../../store/commands/contacts.ts";
import { emailLike, filled } from "../../ui/feedback/validate.ts";
import { useText } from "../../ui/i18n.ts";
import { CreateDialog, type CreateDialogProps } from "../CreateDialog.tsx";
import { profileFormMessages } from "./messages.ts";

interface Props extends CreateDialogProps {
  /** Passengers are asked for no e-mail and get no invitation. */
  passenger?: boolean;
}

const INITIAL = { first_name: "", last_name: "", email: "", send_invite: true };

/** Adds somebody to the viewer's contacts. */
export function ContactDialog({ passenger = false, ...props }: Props) {
  const t = useText(profileFormMessages);
  return (
    <CreateDialog
      {...props}
      title={t(passenger ? "people.addPassenger" : "people.addContact")}
      submitLabel={t("people.create")}
      initialValues={INITIAL}
      validate={{
        first_name: filled,
        last_name: filled,
        email: (value: string) => (passenger ? null : emailLike(value)),
      }}
      create={({ first_name, last_name, email, send_invite }) =>
        createContact({
          first_name: first_name.trim(),
          last_name: last_name.trim(),
          email: passenger ? null : email.trim(),
          send_invite: !passenger && send_invite,
        })
      }
    >
      {(form) => (
        <>
          <TextInput
            label={t("profileForm.first_name")}
            withAsterisk
            data-autofocus
            maxLength={120}
            {...form.getInputProps("first_name")}
          />
          <TextInput
            label={t("profileForm.last_name")}
            withAsterisk
            maxLength={120}
            {...form.getInputProps("last_name")}
          />
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
        </>
      )}
    </CreateDialog>
  );
}
