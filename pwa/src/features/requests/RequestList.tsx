import { useMemo, useState } from "react";
import { useNavigate, useParams } from "react-router";
import { mayCreateAgreements } from "shared-schema/agreement/access";
import { useOwnRequests } from "../../store/commands/requests.ts";
import { forgetKeptSample, readKeptSample } from "../../store/session/keptSample.ts";
import { useSession } from "../../store/session/session.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useText } from "../../ui/i18n.ts";
import { PlusIcon } from "../../ui/icons.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Loading } from "../../ui/layout/Loading.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { KeepSample } from "./KeepSample.tsx";
import { requestMessages } from "./messages.ts";
import { RequestDialog } from "./RequestDialog.tsx";
import classes from "./RequestRow.module.css";
import { KnownRequest, WaitingRequest } from "./RequestRow.tsx";
import { valuesOf } from "./sampleValues.ts";

/** Lists the viewer's requests and their outcomes. The dialog has its own address, so that it can be linked to. */
export function RequestList() {
  const t = useText(requestMessages);
  const navigate = useNavigate();
  const { dialog } = useParams();
  const mayCreate = useSession(({ user }) => user !== null && mayCreateAgreements(user));
  const [sample, setSample] = useState(() => (dialog === "sample" ? readKeptSample() : null));
  const known = useMemo(() => sample && valuesOf(sample), [sample]);
  const creating = dialog === "create" || (sample !== null && dialog === "sample" && !mayCreate);
  const { known: answered, waiting } = useOwnRequests();
  const [kept, setKept] = useState(false);
  const leave = () => {
    // The next request is one's own.
    setSample(null);
    void navigate("/requests", { replace: true });
  };
  const isEmpty = answered?.length === 0 && waiting.length === 0;
  return (
    <Page narrow>
      <PageTitle
        actions={
          <LinkButton to="/requests/create" leftSection={<PlusIcon size={18} />}>
            {t("requests.ask")}
          </LinkButton>
        }
      >
        {t("requests.title")}
      </PageTitle>
      {kept && waiting.length > 0 && <Notice tone="done">{t("requests.kept")}</Notice>}
      {answered === undefined && <Loading />}
      {isEmpty && <EmptyState title={t("requests.empty")}>{t("requests.emptyNote")}</EmptyState>}
      <ul className={classes.list}>
        {waiting.map((posting) => (
          <WaitingRequest key={posting.id} posting={posting} />
        ))}
        {(answered ?? []).map((request) => (
          <KnownRequest key={request.id} request={request} />
        ))}
      </ul>
      {answered === null && <Notice tone="calm">{t("requests.unknown")}</Notice>}
      {sample !== null && dialog === "sample" && mayCreate && (
        <KeepSample kept={sample} onAsk={() => void navigate("/requests/create", { replace: true })} />
      )}
      <RequestDialog
        opened={creating}
        known={known}
        onClose={leave}
        onKept={() => {
          forgetKeptSample();
          setKept(true);
          leave();
        }}
      />
    </Page>
  );
}
