import { Group } from "@mantine/core";
import { isSample } from "../../../store/session/sample.ts";
import { useText } from "../../../ui/i18n.ts";
import { Loading } from "../../../ui/layout/Loading.tsx";
import { InPlace } from "../../../ui/loading/InPlace.tsx";
import { part } from "../../../ui/loading/part.ts";
import { TextLink } from "../../../ui/TextLink.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { DeleteCruise } from "../moves/DeleteCruise.tsx";
import { Generate } from "../moves/generate/Generate.tsx";
import { Moves } from "../moves/Moves.tsx";
import { UseAsTemplate } from "../moves/UseAsTemplate.tsx";
import { TermsProvider } from "./approval/TermsProvider.tsx";
import brief from "./brief/brief.module.css";
import { DayByDay } from "./brief/DayByDay.tsx";
import { HeadEditor } from "./brief/HeadEditor.tsx";
import { NextStep } from "./brief/NextStep.tsx";
import { QuietRows } from "./brief/QuietRows.tsx";
import { CommentsBlock } from "./comments/CommentsBlock.tsx";
import { Facts } from "./Facts.tsx";
import { overviewMessages } from "./messages.ts";
import { ApprovingProvider } from "./next/ApprovingProvider.tsx";
import classes from "./overview.module.css";
import { PartyCards } from "./PartyCards.tsx";
import { RouteCard } from "./RouteCard.tsx";
import { ScheduleCard } from "./schedule/ScheduleCard.tsx";
import { YachtCard } from "./YachtCard.tsx";

/** Clients alone have the price on their page. */
const ledger = part(() => import("../price/ledger/Ledger.tsx").then((module) => module.Ledger));
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
 * A brief first: what is next, the voyage day by day, yacht and people. Under it the facts, the charts and the cards. For clients
 * and passengers this is their page: it has the price, and the yacht's particulars, as they are offered no section for them.
 */
export function OverviewSection() {
  const t = useText(overviewMessages);
  const { id, access } = useWorkspace();
  return (
    <TermsProvider>
      <ApprovingProvider>
        <div className={brief.pair}>
          <NextStep />
          <DayByDay />
          <QuietRows />
        </div>
        <HeadEditor />
        {!access.write && access.contract && <InPlace part={ledger}>{(Ledger) => <Ledger />}</InPlace>}
        {access.contract && <InPlace part={payee}>{(Payee) => <Payee />}</InPlace>}
        {!access.write && !isSample() && <InPlace part={links}>{(Links) => <Links />}</InPlace>}
        <Facts />
        <div className={classes.pair}>
          <RouteCard />
          <YachtCard />
        </div>
        <ScheduleCard />
        <PartyCards />
        <CommentsBlock />
        <Group gap="sm" id="generate">
          <Generate />
          <Moves />
          {!isSample() && <UseAsTemplate />}
          <DeleteCruise />
          {/* The server keeps the history, and it does not know the sample. */}
          {!isSample() && <TextLink to={`/agreement/${id}/history`}>{t("overview.history")}</TextLink>}
        </Group>
      </ApprovingProvider>
    </TermsProvider>
  );
}
