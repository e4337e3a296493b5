import { Button, Group, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { FURTHER_KINDS, type FurtherValue, MOST_FURTHER } from "shared-schema/profile/further";
import { changeFurther } from "../../store/commands/contacts.ts";
import { refusalMessage } from "../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../ui/i18n.ts";
import { FormSection } from "../../ui/layout/FormSection.tsx";
import { contactsMessages } from "./messages.ts";
import { useContactOf } from "./useContactOf.ts";

const TYPES = { email: "email", phone: "tel", address: "text" } as const;

/** Further addresses and numbers of a contact, for its owner's eyes alone. One that is emptied is taken out. */
export function FurtherValues({ profileId }: { profileId: number }) {
  const t = useText(contactsMessages);
  const contact = useContactOf(profileId);
  const [begun, setBegun] = useState<FurtherValue["kind"] | null>(null);
  if (!contact) return null;
  const { key, body } = contact;
  const kept = body.further ?? [];
  return (
    <FormSection title={t("contacts.further")} note={t("contacts.furtherNote")}>
      {kept.map((each, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same value may be there twice
        <Value key={`${index} ${each.kind} ${each.value}`} contact={key} former={each} kind={each.kind} />
      ))}
      {begun !== null && <Value contact={key} former={null} kind={begun} onKept={() => setBegun(null)} />}
      {kept.length < MOST_FURTHER && begun === null && (
        <Group gap="xs">
          {FURTHER_KINDS.map((kind) => (
            <Button
              key={kind}
              variant="default"
              // A field that is left saves itself and may go: the button would move away under the pointer.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => setBegun(kind)}
            >
              {t(`contacts.furtherAdd.${kind}`)}
            </Button>
          ))}
        </Group>
      )}
    </FormSection>
  );
}

interface ValueProps {
  /** The key of the contact. */
  contact: string;
  kind: FurtherValue["kind"];
  /** Null for one that is being added. */
  former: FurtherValue | null;
  onKept?: () => void;
}

function Value({ contact, kind, former, onKept }: ValueProps) {
  const t = useText(contactsMessages);
  const [text, setText] = useState(former?.value ?? "");
  const [error, setError] = useState<ReactNode>(null);
  const save = async () => {
    const value = text.trim();
    if (value === (former?.value ?? "")) return void (value === "" && onKept?.());
    const result = await changeFurther(contact, former, value === "" ? null : { kind, value });
    setError(result.ok ? null : refusalMessage(result.refusal));
    if (result.ok) onKept?.();
  };
  return (
    <TextInput
      label={t(`contacts.further.${kind}`)}
      type={TYPES[kind]}
      value={text}
      error={error}
      autoFocus={former === null}
      onChange={(event) => setText(event.currentTarget.value)}
      onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      onBlur={() => void save()}
    />
  );
}
