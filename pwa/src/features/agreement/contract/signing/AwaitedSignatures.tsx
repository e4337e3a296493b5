import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { useSigning } from "#store/queries/signing/signing.ts";
import { useLanguage, useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { contractPath } from "./route/contractPath.ts";
import { signaturesOf } from "./signingContext.ts";
import { signingMessages } from "./signingMessages.ts";

interface Props {
  className: string | undefined;
  /** Shown where no signature is waited for, and while that is not known. */
  otherwise: ReactNode;
}

/** Names the signatures that the current version waits for, the viewer's own first, and leads to the contract. */
export function AwaitedSignatures({ className, otherwise }: Props) {
  const t = useText(signingMessages);
  const { id, agreement } = useWorkspace();
  const view = useSigning(id, agreement.version, useLanguage())?.view;
  if (!view || view.is_complete || view.declined !== null) return otherwise;
  const { signed, all } = signaturesOf(view);
  return (
    <Anchor component={Link} className={className ?? ""} to={contractPath(id, agreement.version)}>
      {view.can_sign.can_sign ? t("signing.yours") : t("signing.awaited", { count: all - signed })}
    </Anchor>
  );
}
