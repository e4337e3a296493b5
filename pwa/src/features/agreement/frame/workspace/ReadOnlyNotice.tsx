import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import { frameMessages } from "../messages.ts";
import { useWorkspace } from "./workspace.ts";

type Reason = keyof typeof frameMessages & `agreement.readOnly.${string}`;

/** One sentence that says why nothing, or not everything, can be changed; readers are shown no editors that it would explain. */
export function ReadOnlyNotice() {
  const t = useText(frameMessages);
  const { access, agreement, may } = useWorkspace();
  if (may.terms || !access.write) return null;
  return <Notice tone="calm">{t(reasonOf(agreement.status))}</Notice>;
}

function reasonOf(status: string): Reason {
  const known: Record<string, Reason> = {
    LOCKED: "agreement.readOnly.LOCKED",
    SETTLING: "agreement.readOnly.SETTLING",
    SETTLED: "agreement.readOnly.SETTLED",
    ARCHIVED: "agreement.readOnly.ARCHIVED",
  };
  return known[status] ?? "agreement.readOnly.generated";
}
