import { useNavigate } from "react-router";
import type { RequestView } from "shared-schema/api/request";
import { refreshOpenRequests } from "../../../store/queries/openRequests.ts";
import { useText } from "../../../ui/i18n.ts";
import { EmptyState } from "../../../ui/layout/EmptyState.tsx";
import { FetchedPanel } from "../FetchedPanel.tsx";
import { useFetched } from "../useFetched.ts";
import { adminRequestMessages } from "./messages.ts";
import classes from "./RequestCard.module.css";
import { RequestCard } from "./RequestCard.tsx";

interface Requests {
  requests: RequestView[];
  open: number;
}

/** Lists everybody's requests, open ones first. */
export function Requests() {
  const t = useText(adminRequestMessages);
  const navigate = useNavigate();
  const fetched = useFetched<Requests>("/request/");
  const decided = ({ agreement_id }: RequestView) => {
    refreshOpenRequests();
    if (agreement_id === null) fetched.again();
    else void navigate(`/agreement/${agreement_id}`);
  };
  return (
    <FetchedPanel
      fetched={fetched}
      note={({ requests, open }) => (requests.length === 0 ? null : t("adminRequests.open", { count: open }))}
    >
      {({ requests }) =>
        requests.length === 0 ? (
          <EmptyState title={t("adminRequests.none")}>{t("adminRequests.noneNote")}</EmptyState>
        ) : (
          <ul className={classes.list}>
            {requests.map((request) => (
              <RequestCard key={request.id} request={request} onDecided={decided} />
            ))}
          </ul>
        )
      }
    </FetchedPanel>
  );
}
