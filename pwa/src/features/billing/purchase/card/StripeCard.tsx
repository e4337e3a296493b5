import { Button, Input, Text } from "@mantine/core";
import type { Stripe, StripeCardElement } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import { useEffect, useId, useRef, useState } from "react";
import { Notice } from "#ui/feedback/Notice.tsx";
import { inWords } from "#ui/feedback/refusalMessage.tsx";
import { textFor, useText } from "#ui/i18n.ts";
import { uiMessages } from "#ui/messages.ts";
import classes from "./card.module.css";
import { cardMessages } from "./cardMessages.ts";
import type { CardFieldProps, CardPort } from "./cardPort.ts";

interface Props extends CardFieldProps {
  publishableKey: string;
}

const say = (key: keyof typeof cardMessages) => inWords(() => textFor(cardMessages)(key));

/** Card entry in Stripe's own frame. Stripe's script is loaded when this is shown, and not before. */
export function StripeCard({ publishableKey, onPort, error, onError, disabled }: Props) {
  const t = useText(cardMessages);
  const ui = useText(uiMessages);
  const label = useId();
  const frame = useRef<HTMLDivElement>(null);
  const element = useRef<StripeCardElement | null>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads the script again
  useEffect(() => {
    const leaving = new AbortController();
    const show = async () => {
      setState("loading");
      const stripe = await loadStripe(publishableKey, { locale: "en" }).catch(() => null);
      if (leaving.signal.aborted) return;
      if (!stripe || !frame.current) return setState("failed");
      const card = stripe.elements().create("card", { hidePostalCode: true, style: styleOf(frame.current) });
      card.on("change", (change) => onError(change.error ? worded(change.error) : null));
      card.on("ready", () => setState("ready"));
      card.mount(frame.current);
      element.current = card;
      onPort(portOf(stripe, card));
    };
    void show();
    return () => {
      leaving.abort();
      onPort(null);
      element.current?.destroy();
      element.current = null;
    };
  }, [publishableKey, onPort, onError, tries]);
  useEffect(() => element.current?.update({ disabled }), [disabled]);
  return (
    <Input.Wrapper labelElement="div" label={<span id={label}>{t("card.label")}</span>} error={error}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has a legend of its own; the frame in it has Stripe's labels */}
      <div role="group" aria-labelledby={label} className={classes.frame} ref={frame} hidden={state === "failed"} />
      {state === "loading" && <Text size="sm">{t("card.loading")}</Text>}
      {state === "failed" ? (
        <Notice tone="alarm">
          {t("card.notLoaded")}{" "}
          <Button size="compact-sm" variant="default" onClick={() => setTries(tries + 1)}>
            {ui("ui.retry")}
          </Button>
        </Notice>
      ) : (
        <Text size="sm" c="dimmed" mt={4}>
          {t("card.note")}
        </Text>
      )}
    </Input.Wrapper>
  );
}

function portOf(stripe: Stripe, card: StripeCardElement): CardPort {
  return {
    async token({ name, email }) {
      const made = await stripe.createPaymentMethod({ type: "card", card, billing_details: { name, email } });
      if (made.paymentMethod) return { ok: true, value: made.paymentMethod.id };
      return { ok: false, message: worded(made.error) };
    },
    async check(clientSecret) {
      const checked = await stripe.handleNextAction({ clientSecret });
      if (!checked.error) return { ok: true, value: null };
      const { error } = checked;
      const isRefused = error.code === "payment_intent_authentication_failure";
      return { ok: false, message: isRefused ? say("card.notConfirmed") : worded(error) };
    },
  };
}

/** Stripe words its errors for the customer; what it says of a connection is left to us. */
function worded({ message, type }: { message?: string | undefined; type: string }) {
  return message === undefined || type === "api_connection_error" ? say("card.unreachable") : inWords(() => message);
}

/** The frame knows neither the page's fonts nor its colours. */
function styleOf(frame: HTMLElement) {
  const { color, fontSize } = getComputedStyle(frame);
  const of = (name: string) => getComputedStyle(frame).getPropertyValue(name).trim();
  return {
    base: {
      ...{ color, fontSize, iconColor: color },
      fontFamily: "system-ui, sans-serif",
      "::placeholder": { color: of("--mantine-color-placeholder") },
    },
    invalid: { color: of("--mantine-color-error"), iconColor: of("--mantine-color-error") },
  };
}
