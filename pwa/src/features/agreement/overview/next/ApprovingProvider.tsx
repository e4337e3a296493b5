import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { decideApproval } from "shared-schema/approval/mayApprove";
import { APPROVE_HASH } from "shared-schema/next/place";
import { useViewer } from "#store/queries/documents.ts";
import { OnDemand } from "#ui/loading/OnDemand.tsx";
import { part } from "#ui/loading/part.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { type Approving, ApprovingContext } from "./approving.ts";

const approveDialog = part(() => import("./ApproveDialog.tsx").then((module) => module.ApproveDialog));

/** Holds the dialogs of approvals. The link of a mail opens the one that it is about. */
export function ApprovingProvider({ children }: { children: ReactNode }) {
  const { agreement } = useWorkspace();
  const viewer = useViewer();
  const [opened, setOpened] = useState<"approve" | "ask" | null>(null);
  const [hasApproved, setHasApproved] = useState(false);
  const may = decideApproval(agreement, viewer).ok;
  const close = useCallback(() => setOpened(null), []);
  const approve = useCallback(() => setOpened("approve"), []);
  const ask = useCallback(() => setOpened("ask"), []);
  useAskedByAddress(APPROVE_HASH, may, approve);
  const approved = () => {
    close();
    setHasApproved(true);
  };
  const value = useMemo<Approving>(() => ({ approve, ask, hasApproved }), [approve, ask, hasApproved]);
  return (
    <ApprovingContext value={value}>
      {children}
      <OnDemand part={approveDialog} opened={opened === "approve"} onGiveUp={close}>
        {(ApproveDialog, open) => <ApproveDialog opened={open} onClose={close} onApproved={approved} />}
      </OnDemand>
    </ApprovingContext>
  );
}

/** Opens a dialog that the address names, once: going back or reloading does not open it again. */
function useAskedByAddress(hash: string, may: boolean, open: () => void): void {
  const { hash: named, pathname, search } = useLocation();
  const navigate = useNavigate();
  const isNamed = named === `#${hash}`;
  useEffect(() => {
    if (!isNamed || !may) return;
    open();
    void navigate({ pathname, search }, { replace: true });
  }, [isNamed, may, open, navigate, pathname, search]);
}
