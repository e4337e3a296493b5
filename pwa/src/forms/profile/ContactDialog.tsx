import { Checkbox, TextInput } from "@mantine/core";
import { fullName } from "shared-schema/profile/schema";
import { createContact } from "../../store/commands/contacts.ts";
import { useProfiles } from "../../store/queries/documents.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { emailLike, filled } from "../../ui/feedback/validate.ts";
import { useText } from "../../ui/i18n.ts";
import { CreateDialog, type CreateDialogProps } from "../CreateDialog.tsx";
import { holderOf } from "./holderOf.ts";
import { profileFormMessages } from "./messages.ts";

interface Props extends CreateDialogProps {
  /** Passengers are asked for no e-mail and get no invitation. */
  passenger?: boolean;
}

const INITIAL = { first_name: "", last_name: "", email: "", send_invite: true };

/**
 * Adds someone to the viewer's contacts. Where someone here has the address already, the profile is made from first and last name
 * alone, and no one is invited.
 */
export function ContactDialog({ passenger = false, ...props }: Props) {
  const t = useText(profileFormMessages);
  const people = useProfiles() ?? [];
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
      create={({ first_name, last_name, email, send_invite }) => {
        const nameAlone = passenger || holderOf(people, email) !== null;
        return createContact({
          first_name: first_name.trim(),
          last_name: last_name.trim(),
          email: nameAlone ? null : email.trim(),
          send_invite: !nameAlone && send_invite,
        });
      }}
    >
      {(form) => {
        const holder = passenger ? null : holderOf(people, form.getValues().email);
        return (
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
              <TextInput label={t("profileForm.email")} type="email" withAsterisk {...form.getInputProps("email")} />
            )}
            {holder !== null && <Notice tone="calm">{t("people.known", { name: fullName(holder.body) })}</Notice>}
            {!passenger && holder === null && (
              <Checkbox
                size="md"
                label={t("people.invite")}
                description={t("people.inviteNote")}
                {...form.getInputProps("send_invite", { type: "checkbox" })}
              />
            )}
          </>
        );
      }}
    </CreateDialog>
  );
}
