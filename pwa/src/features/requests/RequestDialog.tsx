import { Select, SimpleGrid, Textarea, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type ReactElement, useCallback, useEffect, useMemo, useRef } from "react";
import { MOST_GUESTS, MOST_MESSAGE } from "shared-schema/api/request";
import { MOST_SHORT_TEXT } from "shared-schema/base/basics";
import { foldedFilter } from "#ui/options/foldedFilter.ts";
import { useShownForm } from "../../forms/useShownForm.ts";
import { askForAgreement } from "../../store/commands/requests.ts";
import { isRequestField } from "../../store/drafts/fieldPath.ts";
import { useYachts } from "../../store/queries/documents.ts";
import { FormDialog } from "../../ui/feedback/FormDialog.tsx";
import { inWords, refusalInForm } from "../../ui/feedback/refusalMessage.tsx";
import { filled } from "../../ui/feedback/validate.ts";
import { DayInput } from "../../ui/fields/DayInput.tsx";
import { readDate, showDate } from "../../ui/fields/dates.ts";
import type { SaveResult } from "../../ui/fields/types.ts";
import { currentLanguage, textFor, useText } from "../../ui/i18n.ts";
import { useToday } from "../../ui/useToday.ts";
import { requestMessages } from "./messages.ts";
import { EMPTY, type RequestValues, typedRequest } from "./typedRequest.ts";

interface Props {
  opened: boolean;
  /** Values to begin with from the sample week; null for a request of one's own. */
  known: Partial<RequestValues> | null;
  onClose: () => void;
  onKept: () => void;
}

/**
 * Asks for an agreement; without a connection the request waits on this device. Typed values are kept until they are sent, also when
 * the dialog is closed or the page ends.
 */
export function RequestDialog({ opened, known, onClose, onKept }: Props) {
  const t = useText(requestMessages);
  const today = useToday();
  const yachts = useYachts() ?? [];
  const number = known === null ? 0 : 1;
  const typed = useMemo(() => typedRequest(number, { ...EMPTY, ...known }), [number, known]);
  /** False once the dialog begins to close: the field in focus is left only then, and spells out its date. */
  const isOpen = useRef(opened);
  const keep = useCallback(
    (values: RequestValues) => {
      if (isOpen.current) typed.keep(values);
    },
    [typed],
  );
  const form = useForm<RequestValues>({
    initialValues: typed.values(),
    onValuesChange: keep,
    validate: {
      from: aDay,
      to: (to, { from }) =>
        aDay(to) ?? ((readDate(to) ?? "") < (readDate(from) ?? "") ? inText("requests.notInOrder") : null),
      guests: (guests) => filled(guests),
    },
  });
  const { setValues } = form;
  // A text may have been discarded elsewhere, and another sample may have been kept.
  useEffect(() => {
    isOpen.current = opened;
    if (opened) setValues(typed.values());
  }, [opened, setValues, typed]);
  useShownForm({
    isOf: (path) => isOpen.current && isRequestField(path, number),
    onDiscarded: () => setValues(typed.values()),
    keepAgain: () => {
      if (isOpen.current) typed.keepAgain(form.getValues());
    },
  });
  const submit = async (): Promise<SaveResult> => {
    if (form.validate().hasErrors) return { ok: false, message: null };
    const { from, to, yacht_id, yacht, guests, areas, message } = form.getValues();
    const days = { from: readDate(from) ?? "", to: readDate(to) ?? "" };
    const kept = await askForAgreement(
      {
        ...days,
        yacht_id: yacht_id === null ? null : Number(yacht_id),
        yacht: yacht.trim() || null,
        guests: Number(guests),
        areas: areas.trim() || null,
        message: message.trim() || null,
        language: currentLanguage(),
      },
      t("requests.days", { from: showDate(days.from), to: showDate(days.to) }),
    );
    if (!kept.ok) {
      return { ok: false, message: refusalInForm(form, kept.refusal) };
    }
    isOpen.current = false;
    typed.forget();
    onKept();
    return { ok: true };
  };
  const { from } = form.getValues();
  return (
    <FormDialog
      opened={opened}
      title={t("requests.ask")}
      submitLabel={t("requests.send")}
      onClose={() => {
        isOpen.current = false;
        onClose();
      }}
      onSubmit={submit}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DayInput
          label={t("requests.from")}
          autoFocus
          value={from}
          error={form.errors["from"]}
          minDate={today}
          onChange={(text) => form.setFieldValue("from", text)}
        />
        <DayInput
          label={t("requests.to")}
          value={form.getValues().to}
          error={form.errors["to"]}
          minDate={readDate(from) ?? today}
          onChange={(text) => form.setFieldValue("to", text)}
        />
      </SimpleGrid>
      {yachts.length > 0 && (
        <Select
          label={t("requests.yacht")}
          placeholder={t("requests.anyYacht")}
          clearable
          searchable
          filter={foldedFilter}
          data={yachts.map(({ id, body }) => ({ value: String(id), label: body.name }))}
          {...form.getInputProps("yacht_id")}
        />
      )}
      {form.getValues().yacht_id === null && (
        <TextInput
          label={t(yachts.length > 0 ? "requests.yachtWords" : "requests.yacht")}
          placeholder={t("requests.yachtLike")}
          maxLength={MOST_SHORT_TEXT}
          {...form.getInputProps("yacht")}
        />
      )}
      <TextInput
        label={t("requests.guests")}
        withAsterisk
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_GUESTS}
        {...form.getInputProps("guests")}
      />
      <TextInput
        label={t("requests.areas")}
        placeholder={t("requests.areasLike")}
        maxLength={MOST_SHORT_TEXT}
        {...form.getInputProps("areas")}
      />
      <Textarea
        label={t("requests.message")}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={MOST_MESSAGE}
        {...form.getInputProps("message")}
      />
    </FormDialog>
  );
}

/** Refuses what is no day. */
function aDay(text: string): ReactElement | null {
  return filled(text) ?? (readDate(text) === null ? inText("requests.notDate") : null);
}

/** A message that follows the reader's language. */
function inText(key: keyof typeof requestMessages): ReactElement {
  return inWords(() => textFor(requestMessages)(key));
}
