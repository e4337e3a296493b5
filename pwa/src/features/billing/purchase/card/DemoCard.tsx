import { TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { inWords } from "#ui/feedback/refusalMessage.tsx";
import { textFor, useText } from "#ui/i18n.ts";
import { cardMessages } from "./cardMessages.ts";
import type { CardFieldProps } from "./cardPort.ts";
import { DemoBank } from "./DemoBank.tsx";

/** The cards of the demo by their numbers, and the names that the server has for them. */
const CARDS: Readonly<Record<string, string>> = {
  "4242424242424242": "pm_demo_4242",
  "4000002760003184": "pm_demo_3184",
  "4000000000000002": "pm_demo_0002",
  "4000000000009995": "pm_demo_9995",
};

const DIGITS = 16;
const say = (key: keyof typeof cardMessages) => inWords(() => textFor(cardMessages)(key));

/** Card entry of the demo: four test cards, and no one is charged. */
export function DemoCard({ onPort, error, onError, disabled }: CardFieldProps) {
  const t = useText(cardMessages);
  const [number, setNumber] = useState("");
  const [bank, setBank] = useState<{ answer(isConfirmed: boolean): void } | null>(null);
  const digits = useRef("");
  useEffect(() => {
    onPort({
      async token() {
        const name = CARDS[digits.current];
        if (name !== undefined) return { ok: true, value: name };
        return { ok: false, message: say(digits.current === "" ? "card.missing" : "card.demo.unknown") };
      },
      async check() {
        const isConfirmed = await new Promise<boolean>((answer) => setBank({ answer }));
        setBank(null);
        return isConfirmed ? { ok: true, value: null } : { ok: false, message: say("card.notConfirmed") };
      },
    });
    return () => onPort(null);
  }, [onPort]);
  return (
    <>
      <TextInput
        label={t("card.label")}
        description={t("card.demo.cards")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={23}
        disabled={disabled}
        value={number}
        error={error}
        onChange={({ currentTarget: { value } }) => {
          digits.current = value.replace(/\D/g, "").slice(0, DIGITS);
          setNumber(digits.current.replace(/(\d{4})(?=\d)/g, "$1 "));
          const isWrong = digits.current.length === DIGITS && CARDS[digits.current] === undefined;
          onError(isWrong ? say("card.demo.unknown") : null);
        }}
      />
      <DemoBank opened={bank !== null} onAnswer={(isConfirmed) => bank?.answer(isConfirmed)} />
    </>
  );
}
