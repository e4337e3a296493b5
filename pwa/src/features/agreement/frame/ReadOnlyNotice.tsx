import { useText } from "../../../ui/i18n.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { frameMessages } from "./messages.ts";
import { useWorkspace } from "./workspace.ts";

type Reason = keyof typeof frameMessages & `agreement.readOnly.${string}`;

/** One sentence that says why nothing, or not everything, can be changed. */
export function ReadOnlyNotice() {
  const t = useText(frameMessages);
  const { access, agreement, may } = useWorkspace();
  if (may.terms) return null;
  return <Notice tone="calm">{t(access.write ? reasonOf(agreement.status) : "agreement.readOnly.access")}</Notice>;
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
