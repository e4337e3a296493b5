import type { ContactForm } from "shared-schema/api/site/contactForm";

/** As the server wants it: a browser takes an address without a dot for one. */
const FULL_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;
/** A link that went away without a word is not waited for longer. */
const AT_LATEST_MS = 60_000;

/** Binds every contact form of the page. Text typed into one of them appears in the others of its language too. */
export function bindContactForms(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("[data-contact-form]")) bind(form);
}

function bind(form: HTMLFormElement): void {
  const check = () => offerToSend(form);
  form.addEventListener("input", () => {
    check();
    for (const twin of twinsOf(form)) copyInto(twin, form);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void submit(form);
  });
  check();
}

const fieldsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("input, textarea"),
];

function twinsOf(form: HTMLFormElement): HTMLFormElement[] {
  const page = form.closest(".page");
  return [...(page?.querySelectorAll<HTMLFormElement>("[data-contact-form]") ?? [])].filter((each) => each !== form);
}

function copyInto(twin: HTMLFormElement, form: HTMLFormElement): void {
  const typed = fieldsOf(form);
  fieldsOf(twin).forEach((field, index) => {
    const from = typed[index];
    if (!from) return;
    field.value = from.value;
    if (field instanceof HTMLInputElement && from instanceof HTMLInputElement) field.checked = from.checked;
  });
  offerToSend(twin);
}

/** Sending takes one wish at least; the field for another wish is there when that is ticked. */
function offerToSend(form: HTMLFormElement): void {
  const ticked = form.querySelectorAll("input[type=checkbox]:checked").length > 0;
  const send = form.querySelector<HTMLButtonElement>("[type=submit]");
  if (send) send.disabled = !ticked || form.ariaBusy === "true";
  const other = form.querySelector<HTMLElement>("[data-other]");
  if (other) other.hidden = !new FormData(form).has("other");
}

async function submit(form: HTMLFormElement): Promise<void> {
  refuse(form, null);
  const wrong = fieldsOf(form).filter((field) => !isRight(form, field));
  if (wrong.length > 0) {
    wrong[0]?.focus();
    return;
  }
  markSending(form, true);
  const refusal = await sent(messageOf(form));
  markSending(form, false);
  if (refusal === null) thank(form);
  else refuse(form, refusal);
}

/** A message under way is not sent again, nor from the form's twin. */
function markSending(form: HTMLFormElement, sending: boolean): void {
  for (const each of [form, ...twinsOf(form)]) {
    each.ariaBusy = String(sending);
    offerToSend(each);
  }
}

/** Checks one field and says beside it what is wrong. */
function isRight(form: HTMLFormElement, field: HTMLInputElement | HTMLTextAreaElement): boolean {
  const note = document.getElementById(`${field.id}-fault`);
  if (!note) return true;
  const isHidden = field.closest("[hidden]") !== null;
  const isEmpty = field.value.trim() === "";
  const isFull = field.type !== "email" || FULL_ADDRESS.test(field.value.trim());
  const isWrong = !isHidden && (isEmpty || !isFull || !field.validity.valid);
  mark(form, field, isWrong ? (isEmpty ? "needed" : "noEmail") : null);
  return !isWrong;
}

function mark(form: HTMLFormElement, field: HTMLElement, fault: "needed" | "noEmail" | "refused" | null): void {
  const note = document.getElementById(`${field.id}-fault`);
  if (!note) return;
  note.textContent = fault === null ? "" : (form.dataset[fault] ?? "");
  note.hidden = fault === null;
  field.setAttribute("aria-invalid", String(fault !== null));
}

/** Marks the fields that the server refused; it names them as the message does. */
function markRefused(form: HTMLFormElement, names: readonly string[]): void {
  const wrong = fieldsOf(form).filter(({ name }) => names.includes(name.replace("other_text", "other")));
  for (const field of wrong) mark(form, field, "refused");
  wrong[0]?.focus();
}

function messageOf(form: HTMLFormElement): ContactForm {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "");
  return {
    name: text("name"),
    company: text("company"),
    email: text("email").trim(),
    reply: data.has("reply"),
    news: data.has("news"),
    other: data.has("other") ? text("other_text") : null,
    message: text("message"),
    website: text("website"),
  };
}

interface Refusal {
  kind: "invalid" | "busy" | "failed";
  /** The fields that are wrong, as far as the server names them. */
  fields?: readonly string[];
}

/** Sends a message. @returns null when it has arrived */
async function sent(message: ContactForm): Promise<Refusal | null> {
  try {
    const answer = await fetch("/api/contact_form", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(AT_LATEST_MS),
    });
    if (answer.ok && answer.headers.has("x-passerelle")) return null;
    if (answer.status === 422) return { kind: "invalid", fields: await namedIn(answer) };
    return { kind: answer.status === 429 ? "busy" : "failed" };
  } catch {
    // No connection.
    return { kind: "failed" };
  }
}

async function namedIn(answer: Response): Promise<string[]> {
  const body: unknown = await answer.json().catch(() => null);
  const errors = inside(body, "errors");
  return [errors, inside(errors, "json")].flatMap((group) => Object.keys(group ?? {}));
}

function inside(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Object.entries(value).find(([name]) => name === key)?.[1] : null;
}

function refuse(form: HTMLFormElement, refusal: Refusal | null): void {
  for (const note of form.querySelectorAll<HTMLElement>("[data-refusal]")) {
    note.hidden = note.dataset["refusal"] !== refusal?.kind;
  }
  if (refusal?.fields) markRefused(form, refusal.fields);
}

function thank(form: HTMLFormElement): void {
  for (const each of [form, ...twinsOf(form)]) {
    each.reset();
    each.querySelector(".fields")?.remove();
    const note = each.querySelector<HTMLElement>("[data-sent]");
    const words = each.querySelector<HTMLTemplateElement>("template[data-done]");
    if (note && words) note.textContent = words.content.textContent;
    // The button that had the focus is gone.
    if (each === form) note?.focus();
  }
}
