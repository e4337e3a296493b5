import type { AccountForms } from "./accountForms.tsx";

/**
 * Opens modals in place of the pages that links lead to. Without a script, or where it does not load, the links lead there.
 * @returns how to end that, with the forms in them
 */
export function bindDialogs(): () => void {
  let forms: AccountForms | undefined;
  const loadForms = async () => {
    const { AccountForms } = await import("./accountForms.tsx");
    forms ??= new AccountForms();
    return forms;
  };
  const follow = (event: MouseEvent) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-door], a[data-contact]") : null;
    // A link may be opened in a tab of its own.
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if ("contact" in link.dataset) openContact(link);
    else void openAccount(link, loadForms);
  };
  document.addEventListener("click", follow);
  for (const link of document.querySelectorAll("a[data-door]")) {
    // The forms are on their way before the click.
    for (const sign of ["pointerenter", "focus"])
      link.addEventListener(sign, () => loadForms().catch(asTheClickDoes), { once: true });
  }
  for (const dialog of document.querySelectorAll("dialog")) bindClosing(dialog, loadForms);
  return () => {
    document.removeEventListener("click", follow);
    forms?.unmount();
  };
}

type LoadForms = () => Promise<AccountForms>;

function bindClosing(dialog: HTMLDialogElement, loadForms: LoadForms): void {
  dialog.addEventListener("click", ({ target }) => {
    const isOverlay = target === dialog;
    if (isOverlay || (target instanceof Element && target.closest("[data-close]"))) dialog.close();
  });
  dialog.addEventListener("close", () => {
    if (dialog.dataset["dialog"] === "account") loadForms().then((forms) => forms.hide(), asTheClickDoes);
  });
}

function dialogBeside(link: Element, name: "account" | "contact"): HTMLDialogElement {
  const page = link.closest(".page");
  const dialog = page?.querySelector<HTMLDialogElement>(`dialog[data-dialog="${name}"]`);
  if (!page || !dialog) throw new Error(`The landing page has no modal ${name}.`);
  for (const open of page.querySelectorAll<HTMLDialogElement>("dialog[open]")) if (open !== dialog) open.close();
  if (!dialog.open) dialog.showModal();
  return dialog;
}

function openContact(link: Element): void {
  dialogBeside(link, "contact").querySelector<HTMLInputElement>("input")?.focus();
}

async function openAccount(link: HTMLAnchorElement, loadForms: LoadForms): Promise<void> {
  const dialog = dialogBeside(link, "account");
  const path = new URL(link.href).pathname;
  try {
    const forms = await loadForms();
    const host = dialog.querySelector<HTMLElement>("[data-forms]");
    if (host && dialog.open) forms.show(host, path);
  } catch {
    location.assign(path);
  }
}

/** Forms that do not load are no loss before the click, which leads to their page then. */
function asTheClickDoes(): void {}
