import type { ContactForm } from "shared-schema/api/site/contactForm";

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
  const isEmpty = field.value.trim() === "";
  const isWrong = isEmpty || !field.validity.valid;
  note.textContent = isWrong ? (form.dataset[isEmpty ? "needed" : "noEmail"] ?? "") : "";
  note.hidden = !isWrong;
  field.setAttribute("aria-invalid", String(isWrong));
  return !isWrong;
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

type Refusal = "invalid" | "busy" | "failed";

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
    if (answer.status === 422) return "invalid";
    return answer.status === 429 ? "busy" : "failed";
  } catch {
    // No connection.
    return "failed";
  }
}

function refuse(form: HTMLFormElement, refusal: Refusal | null): void {
  for (const note of form.querySelectorAll<HTMLElement>("[data-refusal]")) {
    note.hidden = note.dataset["refusal"] !== refusal;
  }
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
