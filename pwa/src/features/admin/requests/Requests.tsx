import { useNavigate } from "react-router";
import { PAGE_LENGTH } from "shared-schema/api/operator/page";
import type { RequestView } from "shared-schema/api/request";
import { refreshOpenRequests } from "../../../store/queries/asked/openRequests.ts";
import { useText } from "../../../ui/i18n.ts";
import { EmptyState } from "../../../ui/layout/EmptyState.tsx";
import { FetchedPanel } from "../FetchedPanel.tsx";
import { LongList } from "../list/LongList.tsx";
import { useGrowingPages } from "../useGrowingPages.ts";
import { adminRequestMessages } from "./messages.ts";
import classes from "./RequestCard.module.css";
import { RequestCard } from "./RequestCard.tsx";

interface Requests {
  requests: RequestView[];
  open: number;
}

const PAGES = {
  pathOf: (last: RequestView | undefined) =>
    last ? `/request/?before=${last.id}&open=${last.state === "OPEN"}` : "/request/",
  entriesOf: ({ requests }: Requests) => requests,
  length: PAGE_LENGTH,
};

/** Lists everybody's requests, open ones first. */
export function Requests() {
  const t = useText(adminRequestMessages);
  const navigate = useNavigate();
  const fetched = useGrowingPages<Requests, RequestView>(PAGES);
  const decided = ({ agreement_id }: RequestView) => {
    refreshOpenRequests();
    if (agreement_id === null) fetched.again();
    else void navigate(`/agreement/${agreement_id}`);
  };
  return (
    <FetchedPanel
      fetched={fetched}
      note={({ first, entries }) => (entries.length === 0 ? null : t("adminRequests.open", { count: first.open }))}
    >
      {({ entries }) =>
        entries.length === 0 ? (
          <EmptyState title={t("adminRequests.none")}>{t("adminRequests.noneNote")}</EmptyState>
        ) : (
          <LongList
            rows={entries}
            label={t("adminRequests.list")}
            className={classes.list}
            keyOf={({ id }) => id}
            onEnd={fetched.more}
            isWhole={fetched.isWhole}
          >
            {(request) => <RequestCard request={request} onDecided={decided} />}
          </LongList>
        )
      }
    </FetchedPanel>
  );
}
