import { Button } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useDeferredValue, useEffect } from "react";
import { Link, Outlet, useLocation, useParams } from "react-router";
import { PRODUCT } from "shared-schema/base/product";
import { firstScreenDrawn } from "../../base/firstScreen.ts";
import { useAgreement, useArrival } from "../../store/queries/documents.ts";
import { useText } from "../../ui/i18n.ts";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Loading } from "../../ui/layout/Loading.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { StillLoading } from "../../ui/layout/StillLoading.tsx";
import { Redirect } from "../../ui/links/Redirect.tsx";
import { useJump } from "../../ui/useJump.ts";
import { BankChangeNotice } from "./bank/BankChangeNotice.tsx";
import classes from "./frame/frame.module.css";
import { frameMessages } from "./frame/messages.ts";
import { hasSummary } from "./frame/nav/hasSummary.ts";
import { isPage, tabAt } from "./frame/nav/pages.ts";
import { SectionNav } from "./frame/nav/SectionNav.tsx";
import { SectionTabs } from "./frame/nav/SectionTabs.tsx";
import { isEntrySection, sectionAddress } from "./frame/nav/sections.ts";
import { WayBack } from "./frame/nav/WayBack.tsx";
import { SummaryCard } from "./frame/summary/SummaryCard.tsx";
import { NotPlanned } from "./frame/workspace/NotPlanned.tsx";
import { ReadOnlyNotice } from "./frame/workspace/ReadOnlyNotice.tsx";
import { useUndoKeys } from "./frame/workspace/useUndoKeys.ts";
import { WorkspaceHead } from "./frame/workspace/WorkspaceHead.tsx";
import { WorkspaceProvider } from "./frame/workspace/WorkspaceProvider.tsx";
import { useWorkspace } from "./frame/workspace/workspace.ts";
import { ShareButton } from "./share/ShareButton.tsx";

/** The workspace of one agreement: its parts at the left, the open one in the middle, the live summary at the right. */
export function AgreementFrame() {
  const t = useText(frameMessages);
  const { agreementId = "" } = useParams();
  const id = /^\d+$/.test(agreementId) ? Number(agreementId) : -1;
  const agreement = useAgreement(id);
  const arrival = useArrival("agreements");
  const tab = tabAt(useLocation().pathname);
  // The chart fills what is below the head and carries the summary itself.
  const isRoom = tab === "mapping";
  useJump();
  useUndoKeys(id);
  const isShown = agreement !== undefined;
  useEffect(() => {
    if (isShown) firstScreenDrawn();
  }, [isShown]);
  if (agreement === undefined) {
    return (
      <Page>{arrival === "complete" ? <Loading lines={10} /> : <StillLoading arrival={arrival} lines={10} />}</Page>
    );
  }
  if (agreement === null) return <UnknownAgreement />;
  return (
    <WorkspaceProvider key={id} id={id} agreement={agreement.body}>
      <WorkspaceHead>
        <ShareButton />
      </WorkspaceHead>
      <div className={classes.frame} data-room={isRoom || undefined} data-wide={!hasSummary(tab) || undefined}>
        <SectionNav place="side" withIcons={isRoom} />
        <div className={classes.centre}>
          <SectionTabs />
          <BankChangeNotice />
          <ReadOnlyNotice />
          <NotPlanned />
          <Section />
        </div>
        {hasSummary(tab) && (
          <aside className={classes.summary} aria-label={t("agreement.summary")}>
            <div className={classes.sticky}>
              <SummaryCard />
            </div>
          </aside>
        )}
      </div>
      <SectionNav place="foot" />
    </WorkspaceProvider>
  );
}

/** The open section, drawn once the head and the summary stand. Readers who follow a link to an editor come to their page. */
function Section() {
  const framed = useDeferredValue(true, false);
  const { id, access } = useWorkspace();
  const { pathname } = useLocation();
  const tab = tabAt(pathname);
  if (!isPage(tab) && !access.write && isEntrySection(tab)) {
    return <Redirect to={sectionAddress(id, "overview")} />;
  }
  if (!framed) return <Loading lines={10} />;
  return (
    <>
      <WayBack />
      <Outlet />
    </>
  );
}

function UnknownAgreement() {
  const t = useText(frameMessages);
  useDocumentTitle(`${t("agreement.unknown")} · ${PRODUCT.name}`);
  return (
    <Page>
      <EmptyState
        isPage
        title={t("agreement.unknown")}
        action={
          <Button component={Link} to="/agreement" variant="default">
            {t("agreement.backToList")}
          </Button>
        }
      >
        {t("agreement.unknown.hint")}
      </EmptyState>
    </Page>
  );
}
