import { Button } from "@mantine/core";
import { Link, Outlet, useParams } from "react-router";
import { useAgreement } from "../../../store/documents.ts";
import { EmptyState } from "../../../ui/EmptyState.tsx";
import { useText } from "../../../ui/i18n.ts";
import { Loading } from "../../../ui/Loading.tsx";
import classes from "./frame.module.css";
import { frameMessages } from "./messages.ts";
import { SectionBar } from "./SectionBar.tsx";
import { SectionNav } from "./SectionNav.tsx";
import { SummaryCard } from "./SummaryCard.tsx";
import { useJump } from "./useJump.ts";
import { useUndoKeys } from "./useUndoKeys.ts";
import { WorkspaceHead } from "./WorkspaceHead.tsx";
import { WorkspaceProvider } from "./WorkspaceProvider.tsx";

/** The workspace of one agreement: sections at the left, the open one in the middle, the live summary at the right. */
export function AgreementFrame() {
  const t = useText(frameMessages);
  const { agreementId = "" } = useParams();
  const id = /^\d+$/.test(agreementId) ? Number(agreementId) : -1;
  const agreement = useAgreement(id);
  useJump();
  useUndoKeys(id);
  if (agreement === undefined) return <Loading lines={10} />;
  if (agreement === null) {
    return (
      <EmptyState
        title={t("agreement.unknown")}
        action={
          <Button component={Link} to="/agreement" variant="default">
            {t("agreement.backToList")}
          </Button>
        }
      >
        {t("agreement.unknown.hint")}
      </EmptyState>
    );
  }
  return (
    <WorkspaceProvider key={id} id={id} agreement={agreement.body}>
      <div className={classes.frame}>
        <WorkspaceHead />
        <SectionNav />
        <div className={classes.centre}>
          <Outlet />
        </div>
        <aside className={classes.summary} aria-label={t("agreement.summary")}>
          <div className={classes.sticky}>
            <SummaryCard />
          </div>
        </aside>
      </div>
      <SectionBar />
    </WorkspaceProvider>
  );
}
