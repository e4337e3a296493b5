import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { countAwaited, isOwnTurn } from "shared-schema/signing/awaited";
import { useViewer } from "#store/queries/documents.ts";
import { useAwaited } from "#store/queries/signing/awaited.ts";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { contractPath } from "./route/contractPath.ts";
import { signingMessages } from "./signingMessages.ts";

interface Props {
  className: string | undefined;
  /** Shown where no signature is waited for, and while that is not known. */
  otherwise: ReactNode;
}

/** Names the signatures that the current version waits for, the viewer's own first, or the refusal, and leads to the contract. */
export function AwaitedSignatures({ className, otherwise }: Props) {
  const t = useText(signingMessages);
  const { id, agreement } = useWorkspace();
  const { profile_ids } = useViewer();
  const awaited = useAwaited(id);
  const count = awaited ? countAwaited(awaited) : 0;
  if (!awaited || (count === 0 && !awaited.is_declined)) return otherwise;
  const step = isOwnTurn(awaited, profile_ids) ? t("signing.yours") : t("signing.awaited", { count });
  return (
    <Anchor component={Link} className={className ?? ""} to={contractPath(id, agreement.version)}>
      {awaited.is_declined ? t("signing.declined.see") : step}
    </Anchor>
  );
}
