import { Button, Code, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { ReactElement } from "react";
import { useContactEmail } from "../../base/contactEmail.ts";
import { useLanguage, useText } from "../i18n.ts";
import { uiMessages } from "../messages.ts";
import { type Problem, titleKey } from "./problem.ts";
import { fieldSentence, type Refusal, refusalSentence } from "./sentences.ts";

/** A sentence that is kept until it is shown: it is worded again when the reader changes the language. */
export function inWords(words: () => string): ReactElement {
  return <Words of={words} />;
}

function Words({ of }: { of: () => string }) {
  useLanguage();
  return of();
}

/**
 * Renders the reason for a refusal with the errors of its fields, for messages that stay on screen. A failed request that no one has
 * better words for is named by its title, and shows the answer as it came on demand.
 */
export function refusalMessage(refusal: Refusal): ReactElement {
  const { answer } = refusal;
  if (!answer) {
    return (
      <>
        {inWords(() => refusalSentence(refusal))}
        <FieldList refusal={refusal} />
      </>
    );
  }
  return <Titled problem={{ ...answer, refusal }} />;
}

/** The same where the form has shown the errors at its fields. */
export function refusalMessageBesideFields({ fields: _, ...refusal }: Refusal): ReactElement {
  return refusalMessage(refusal);
}

/** The part of a form that a refusal concerns. */
interface RefusedForm {
  getValues(): object;
  setErrors(errors: Record<string, ReactElement>): void;
}

/**
 * Shows a refusal in a form: errors of its fields at those, and all others in the message, as no one would see them otherwise.
 * @param fieldOf the form's name of a field that the server names
 */
export function refusalInForm(form: RefusedForm, refusal: Refusal, fieldOf = (name: string) => name): ReactElement {
  const { fields = {}, ...rest } = refusal;
  const own = Object.keys(form.getValues());
  const [shown, others] = [true, false].map((isOwn) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => own.includes(fieldOf(name)) === isOwn)),
  );
  const atFields = Object.entries(fieldMessages({ fields: shown ?? {} }));
  form.setErrors(Object.fromEntries(atFields.map(([name, message]) => [fieldOf(name), message])));
  if (Object.keys(others ?? {}).length === 0) return refusalMessage(rest);
  return refusalMessage({ ...rest, fields: others ?? {} });
}

/** Returns the message at each field of a form. */
export function fieldMessages({ fields = {} }: Pick<Refusal, "fields">): Record<string, ReactElement> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, faults]) => [field, inWords(() => fieldSentence(faults))]),
  );
}

function Titled({ problem }: { problem: Problem }) {
  const t = useText(uiMessages);
  return (
    <>
      <Text span inherit fw={650} display="block">
        {t(titleKey(problem.status))}
      </Text>
      <ProblemText problem={problem} />
    </>
  );
}

/** The message of a failed request, error by error, with the answer as it came behind a toggle. It may stand within a paragraph. */
export function ProblemText({ problem: { status, refusal, raw } }: { problem: Problem }) {
  const t = useText(uiMessages);
  const email = useContactEmail();
  const [isRaw, { toggle }] = useDisclosure();
  return (
    <>
      {status === null ? t("ui.error.noResponse", { email }) : refusalSentence(refusal)}
      <FieldList refusal={refusal} />{" "}
      <Button variant="transparent" size="compact-sm" px={0} c="dimmed" aria-expanded={isRaw} onClick={toggle}>
        {t(isRaw ? "ui.error.hideRaw" : "ui.error.showRaw")}
      </Button>
      {isRaw && (
        <Code display="block" style={{ whiteSpace: "pre-wrap", overflowWrap: "anywhere" }}>
          {typeof raw === "string" ? withoutMarkup(raw) : JSON.stringify(raw, null, 2)}
        </Code>
      )}
    </>
  );
}

/** Each error with the name that the server has for its field. */
function FieldList({ refusal }: { refusal: Refusal }) {
  return Object.entries(fieldMessages(refusal)).map(([name, message]) => (
    <Text key={name} span inherit display="block">
      <b>{name}</b> {message}
    </Text>
  ));
}

/** The text of a page that a server on the way has answered with. */
function withoutMarkup(answer: string): string {
  return answer
    .replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]*>/gi, " ")
    .replace(/\s+/g, " ")
    .trim();
}
