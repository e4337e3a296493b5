import { type ReactNode, useCallback, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { decideAsking, unopened } from "shared-schema/approval/asking";
import { decideApproval, decideLook } from "shared-schema/approval/mayApprove";
import { APPROVE_HASH, ASK_HASH } from "shared-schema/next/place";
import { noteOpened } from "#store/commands/agreement/approval.ts";
import { useApprovals } from "#store/queries/agreement/approvals.ts";
import { useViewer } from "#store/queries/documents.ts";
import { OnDemand } from "#ui/loading/OnDemand.tsx";
import { part } from "#ui/loading/part.ts";
import { openShare } from "../../frame/workspace/shareSheet.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useMoveHindrance } from "../../moves/useMoveHindrance.ts";
import { useApprovalStates } from "../brief/useApprovalStates.ts";
import { type Approving, ApprovingContext } from "./approving.ts";

const approveDialog = part(() => import("./ApproveDialog.tsx").then((module) => module.ApproveDialog));

/** Holds the dialog to approve, and leads to the sheet that asks for it. The link of a mail opens the one that it is about. */
export function ApprovingProvider({ children }: { children: ReactNode }) {
  const { agreement } = useWorkspace();
  const viewer = useViewer();
  const [opened, setOpened] = useState(false);
  const [hasApproved, setHasApproved] = useState(false);
  const states = useApprovalStates();
  const own = decideApproval(agreement, viewer);
  const awaited = own.ok && states ? own.value.some((party) => states.get(party) !== "APPROVED") : null;
  const close = useCallback(() => setOpened(false), []);
  const approve = useCallback(() => setOpened(true), []);
  const ask = useCallback(() => openShare("ask"), []);
  useAskedByAddress(APPROVE_HASH, awaited, approve);
  useAskedByAddress(ASK_HASH, decideAsking(agreement, viewer).ok || null, ask);
  useNotedOpening();
  const approved = () => {
    close();
    setHasApproved(true);
  };
  const stillApproved = hasApproved && awaited === false;
  const value = useMemo<Approving>(() => ({ approve, ask, hasApproved: stillApproved }), [approve, ask, stillApproved]);
  return (
    <ApprovingContext value={value}>
      {children}
      <OnDemand part={approveDialog} opened={opened} onGiveUp={close}>
        {(ApproveDialog, open) => <ApproveDialog opened={open} onClose={close} onApproved={approved} />}
      </OnDemand>
    </ApprovingContext>
  );
}

/** Notes the first opening after the viewer was asked to approve. */
function useNotedOpening(): void {
  const { id, agreement } = useWorkspace();
  const viewer = useViewer();
  const approvals = useApprovals(id);
  const hindrance = useMoveHindrance();
  const own = decideLook(agreement, viewer);
  const isNews = approvals !== undefined && own.ok && unopened(approvals, own.value).length > 0;
  useEffect(() => {
    if (isNews && hindrance === null) void noteOpened(id);
  }, [isNews, hindrance, id]);
}

/**
 * Opens a dialog that the address names, once: going back or reloading does not open it again.
 * @param may false drops the name from the address; null waits
 */
function useAskedByAddress(hash: string, may: boolean | null, open: () => void): void {
  // As a whole: a second visit may have the same address, and come before React has drawn the first one without its name.
  const location = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (location.hash !== `#${hash}` || may === null) return;
    if (may) open();
    void navigate({ pathname: location.pathname, search: location.search }, { replace: true });
  }, [hash, location, may, open, navigate]);
}
