import { useLocalStorage, useMediaQuery } from "@mantine/hooks";
import { useLanguage } from "#ui/i18n.ts";
import { useIsBeside } from "../../frame/useIsBeside.ts";

/** The languages in which a contract is shown. */
const READINGS = ["en", "fr", "both"] as const;
export type Reading = (typeof READINGS)[number];

/** Two columns do not fit beside each other on a phone. */
const PHONE = "(max-width: 37.49em)";
/** From here on the outline fits beside a text in two languages. */
const BESIDE_BOTH = "(min-width: 96em)";

/** Whether the screen is as narrow as a phone's. */
export function useIsPhone(): boolean {
  return useMedia(PHONE);
}

/**
 * The language in which the contract is read: the reader's own until another one is chosen, which this device remembers.
 * @returns the choices that the screen has room for, and whether the outline fits beside the text
 */
export function useReading() {
  const language = useLanguage();
  const isPhone = useIsPhone();
  const fitsOne = useIsBeside();
  const fitsBoth = useMedia(BESIDE_BOTH);
  const [stored, choose] = useLocalStorage<string>({
    key: "passerelle.contract.language",
    defaultValue: "",
    getInitialValueInEffect: false,
  });
  const choices = READINGS.filter((one) => one !== "both" || !isPhone);
  const reading = choices.find((one) => one === stored) ?? language;
  return { reading, choices, choose, isPhone, hasOutline: reading === "both" ? fitsBoth : fitsOne };
}

function useMedia(query: string): boolean {
  return useMediaQuery(query, window.matchMedia(query).matches, { getInitialValueInEffect: false });
}
