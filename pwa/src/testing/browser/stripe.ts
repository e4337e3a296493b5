import { onTestFinished } from "vitest";

/** What a call of Stripe's script answers. */
type Answer = Record<string, unknown>;

/** Stripe in the browser, as a test has it. */
interface FakeStripe {
  /** Addresses of Stripe's script that the page has asked for. */
  readonly asked: string[];
  /** Keys and options that it was started with. */
  readonly started: { key: string; options: unknown }[];
  /** What was asked of it, in order: the name of each call with its argument. */
  readonly calls: [name: string, given: unknown][];
  /** From now on the script is there, as when it has loaded. */
  load(): void;
  /** The script that was asked for last does not come. */
  lose(): void;
  /** The card entry says that something was typed. */
  type(change: { error?: { message: string; type: string } }): void;
  /** Answers of `createPaymentMethod` and `handleNextAction`. */
  answers: { method: Answer; action: Answer | Promise<Answer> };
}

const ORIGIN = "https://js.stripe.com/";

/** Stripe's loader keeps what it has loaded for as long as the page: this passes calls on to the fake of the test. */
let current: ((key: string, options: unknown) => Answer) | null = null;
const start = (key: string, options: unknown) => current?.(key, options);

/** Puts a fake in the place of Stripe's script for one test. No card number is ever typed here: the number is in Stripe's frame. */
export function fakeStripe(): FakeStripe {
  const scripts: HTMLScriptElement[] = [];
  const handlers = new Map<string, (event: unknown) => void>();
  const append = document.head.appendChild;
  document.head.appendChild = <T extends Node>(node: T): T => {
    if (!(node instanceof HTMLScriptElement && node.src.startsWith(ORIGIN)))
      return append.call(document.head, node) && node;
    scripts.push(node);
    fake.asked.push(node.src);
    return node;
  };
  const fake: FakeStripe = {
    ...{ asked: [], started: [], calls: [] },
    answers: { method: { paymentMethod: { id: "pm_card_visa" } }, action: {} },
    load() {
      Reflect.set(window, "Stripe", start);
      scripts.at(-1)?.dispatchEvent(new Event("load"));
    },
    lose: () => void scripts.at(-1)?.dispatchEvent(new Event("error")),
    type: (change) => handlers.get("change")?.(change),
  };
  const note = (name: string, answer: () => unknown) => (given: unknown) => {
    fake.calls.push([name, given]);
    return answer();
  };
  const element = {
    on: (event: string, handle: (event: unknown) => void) => void handlers.set(event, handle),
    mount(frame: HTMLElement) {
      const input = document.createElement("input");
      input.setAttribute("aria-label", "Card number");
      frame.append(input);
      handlers.get("ready")?.({});
    },
    update: note("update", () => undefined),
    destroy: () => handlers.clear(),
  };
  current = (key, options) => {
    fake.started.push({ key, options });
    return {
      elements: () => ({ create: () => element }),
      createPaymentMethod: note("createPaymentMethod", async () => fake.answers.method),
      handleNextAction: note("handleNextAction", () => fake.answers.action),
    };
  };
  onTestFinished(() => {
    document.head.appendChild = append;
    Reflect.deleteProperty(window, "Stripe");
    current = null;
  });
  return fake;
}
