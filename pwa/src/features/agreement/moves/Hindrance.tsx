import { useText } from "#ui/i18n.ts";
import { moveMessages } from "./moveMessages.ts";
import { Reason } from "./Reason.tsx";
import type { useMoveHindrance } from "./useMoveHindrance.ts";

/** The reason, beneath a button that binds others, why it is off; nothing where it can be pressed. */
export function Hindrance({ id, by }: { id: string; by: ReturnType<typeof useMoveHindrance> }) {
  const t = useText(moveMessages);
  return by && <Reason id={id}>{t(`move.hindrance.${by}`)}</Reason>;
}
