import { BLANK, number } from "../../terms/format.ts";
import type { PassageLabels } from "./labels.ts";

type Value = number | null | undefined;

/** Numbers as the language of the plan writes them: «1,780.7», «1 780,7». */
export function figureIn({ marks }: PassageLabels): (value: Value, decimals: number, unit?: string) => string {
  return (value, decimals, unit) => {
    const shown = number(value, decimals).replace(/[\u00a0.]/g, (mark) => (mark === "." ? marks.decimal : marks.group));
    return unit === undefined || shown === BLANK ? shown : `${shown}\u00a0${unit}`;
  };
}
