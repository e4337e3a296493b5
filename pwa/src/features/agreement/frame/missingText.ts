import type { Text } from "../../../ui/i18n.ts";
import { missingMessages } from "./missingMessages.ts";

type MissingKey = keyof typeof missingMessages;

function isKey(key: string): key is MissingKey {
  return key in missingMessages;
}

/** A missing path in words: «Client 1: address». A path that nobody named shows itself. */
export function missingText(t: Text<MissingKey>, path: string): string {
  const [, head = "", second, third] = path.split(".");
  if (head === "waypoints" && second === undefined) return t("agreement.lacks.waypoints");
  const unbalanced = `agreement.lacks.calls.${second}`;
  if (head === "contract_payment_calls" && isKey(unbalanced)) return t(unbalanced);
  const headKey = `agreement.lacks.head.${head}`;
  if (!isKey(headKey)) return path;
  const name = t(headKey);
  if (second === undefined) return name;
  const index = Number(second);
  const part = Number.isInteger(index) ? t("agreement.lacks.numbered", { part: name, number: index + 1 }) : name;
  const field = Number.isInteger(index) ? third : second;
  if (field === undefined) return part;
  const fieldKey = `agreement.lacks.field.${field}`;
  return t("agreement.lacks.part", { part, field: isKey(fieldKey) ? t(fieldKey) : field });
}
