import { useId } from "react";
import { useText } from "#ui/i18n.ts";
import classes from "./reading.module.css";
import { readingMessages } from "./readingMessages.ts";
import type { Reading } from "./useReading.ts";

interface Props {
  choices: readonly Reading[];
  reading: Reading;
  onChoose: (reading: Reading) => void;
}

/** Chooses the language in which the contract is read, or both. */
export function LanguageSwitch({ choices, reading, onChoose }: Props) {
  const t = useText(readingMessages);
  const name = useId();
  return (
    <div role="radiogroup" className={classes.languages} aria-label={t("contract.language")}>
      {choices.map((one) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === reading} onChange={() => onChoose(one)} />
          <span>{t(`contract.language.${one}`)}</span>
        </label>
      ))}
    </div>
  );
}
