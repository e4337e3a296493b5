import { SimpleGrid, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import type { Promo } from "shared-schema/billing/promo";
import { FormDialog } from "#ui/feedback/FormDialog.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { DayInput } from "#ui/fields/DayInput.tsx";
import type { SaveResult } from "#ui/fields/types.ts";
import { useLanguage, useText } from "#ui/i18n.ts";
import { changePromos } from "./changePromos.ts";
import { promoMessages } from "./messages.ts";
import { type PromoErrors, promoTexts, readPromo } from "./promoForm.ts";

interface Props {
  /** The one that is changed; null for a new one. */
  promo: Promo | null;
  /** The codes of the others. */
  taken: readonly string[];
  onSaved(promos: Promo[]): void;
  /** Draws the control that opens it. */
  children: (open: () => void) => ReactNode;
}

/** Adds or changes a promo. Mounted closed: only a dialog that opens while it is mounted returns the focus. */
export function PromoDialog({ promo, taken, onSaved, children }: Props) {
  const t = useText(promoMessages);
  const language = useLanguage();
  const [opened, { open, close }] = useDisclosure();
  const [texts, setTexts] = useState(() => promoTexts(promo, language));
  const [errors, setErrors] = useState<PromoErrors>({});
  const at = (field: keyof Promo) => ({
    label: t(`promos.${field}`),
    value: texts[field],
    error: errors[field],
    onChange: (text: string) => {
      setTexts((all) => ({ ...all, [field]: text }));
      setErrors(({ [field]: _, ...others }) => others);
    },
  });
  const input = (field: keyof Promo) => {
    const { onChange, ...shown } = at(field);
    return {
      ...shown,
      withAsterisk: true,
      autoComplete: "off",
      onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    };
  };
  const begin = () => {
    setTexts(promoTexts(promo, language));
    setErrors({});
    open();
  };
  const submit = async (): Promise<SaveResult> => {
    const read = readPromo(texts, taken);
    setErrors(read.errors);
    const next = read.promo;
    if (next === null) return { ok: false, message: null };
    const isReplaced = ({ code }: Promo) => code === promo?.code || code === next.code;
    const saved = await changePromos((promos) => [...promos.filter((each) => !isReplaced(each)), next]);
    if (!saved.ok) return { ok: false, message: refusalMessage(saved.refusal) };
    close();
    onSaved(saved.value);
    return { ok: true };
  };
  return (
    <>
      {children(begin)}
      <FormDialog
        opened={opened}
        title={promo === null ? t("promos.add") : t("promos.edit", { code: promo.code })}
        submitLabel={t("promos.save")}
        onClose={close}
        onSubmit={submit}
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <TextInput data-autofocus description={t("promos.codeNote")} maxLength={30} {...input("code")} />
          <TextInput inputMode="decimal" {...input("share")} />
          <TextInput maxLength={200} {...input("label_en")} />
          <TextInput maxLength={200} {...input("label_fr")} />
          <DayInput {...at("valid_from")} />
          <DayInput {...at("valid_to")} />
        </SimpleGrid>
      </FormDialog>
    </>
  );
}
