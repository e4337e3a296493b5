import { isSample } from "../../../store/session/sample.ts";
import { Loading } from "../../../ui/layout/Loading.tsx";
import { InPlace } from "../../../ui/loading/InPlace.tsx";
import { part } from "../../../ui/loading/part.ts";
import { useIsBeside } from "../frame/useIsBeside.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { AgreementHead } from "./AgreementHead.tsx";
import { AgreementStatus } from "./AgreementStatus.tsx";
import { TermsProvider } from "./approval/TermsProvider.tsx";
import { DayByDay } from "./brief/DayByDay.tsx";
import { NextStep } from "./brief/NextStep.tsx";
import { useHeadEditor } from "./brief/useHeadEditor.ts";
import { CommentsBlock } from "./comments/CommentsBlock.tsx";
import { ApprovingProvider } from "./next/ApprovingProvider.tsx";
import classes from "./overview.module.css";
import { Parties } from "./parties/Parties.tsx";
import { OverviewSummary } from "./summary/OverviewSummary.tsx";

const payee = part(() => import("../bank/PayeeBlock.tsx").then((module) => module.PayeeBlock));
const links = part(() =>
  import("../people/guests/PassengerLinksBlock.tsx").then((module) => module.PassengerLinksBlock),
);
const history = part(() => import("../history/HistorySection.tsx").then((module) => module.HistorySection));

/** The history, whose code is asked for from here: the list of agreements has no bytes to spare for naming it. */
export function HistoryInPlace() {
  return (
    <InPlace part={history} waiting={<Loading />}>
      {(History) => <History />}
    </InPlace>
  );
}

/**
 * Says everything once, in the order of the questions: what is next, what the voyage is, whose approval is awaited, and how the agreement
 * goes on. Clients and passengers, who are offered no section with the guests, have the guests' links here.
 */
export function OverviewSection() {
  const { access } = useWorkspace();
  const isBeside = useIsBeside();
  const editor = useHeadEditor();
  const summary = <OverviewSummary editor={editor} />;
  return (
    <TermsProvider>
      <ApprovingProvider>
        <div className={classes.overview}>
          <div className={classes.main}>
            <NextStep />
            {!isBeside && summary}
            {editor.isOpen && <AgreementHead />}
            <div className={classes.pair}>
              <DayByDay />
              <Parties />
            </div>
            {access.contract && <InPlace part={payee}>{(Payee) => <Payee />}</InPlace>}
            {!access.write && !isSample() && <InPlace part={links}>{(Links) => <Links />}</InPlace>}
            <AgreementStatus />
            <CommentsBlock />
          </div>
          {isBeside && summary}
        </div>
      </ApprovingProvider>
    </TermsProvider>
  );
}
