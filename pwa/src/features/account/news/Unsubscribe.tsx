import { Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useParams } from "react-router";
import type { UnsubscribeView } from "shared-schema/api/mail/settings";
import type { Result } from "shared-schema/base/result";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { unsubscribe, unsubscribeOf } from "../../../store/lifecycle/mailSettings.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useText } from "../../../ui/i18n.ts";
import { LinkButton } from "../../../ui/LinkButton.tsx";
import { Loading } from "../../../ui/layout/Loading.tsx";
import { AccountPage } from "../AccountPage.tsx";
import { LinkEnded } from "../links/LinkEnded.tsx";
import { ACCOUNT } from "../nextUrl.ts";
import { newsMailMessages } from "./messages.ts";

/** Switches mail off by a link, without a log-in. It takes a tap: mail scanners open links. */
export function Unsubscribe() {
  const t = useText(newsMailMessages);
  const { token = "-" } = useParams();
  const [view, setView] = useState<Result<UnsubscribeView>>();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let left = false;
    void unsubscribeOf(token).then((answer) => {
      if (!left) setView(answer);
    });
    return () => {
      left = true;
    };
  }, [token]);
  const title = t("news.unsubscribe");
  if (view && !view.ok)
    return (
      <LinkEnded title={title} refusal={view.refusal}>
        {null}
      </LinkEnded>
    );
  if (!view) {
    return (
      <AccountPage title={title}>
        <Loading lines={3} />
      </AccountPage>
    );
  }
  const { kind, is_off } = view.value;
  const submit = async () => {
    setBusy(true);
    setView(await unsubscribe(token));
    setBusy(false);
  };
  return (
    <AccountPage title={title}>
      {is_off ? (
        <>
          <Notice tone="calm">{t("news.unsubscribed")}</Notice>
          <LinkButton to={ACCOUNT} variant="default">
            {t("news.toAccount")}
          </LinkButton>
        </>
      ) : (
        <>
          <Text>
            {kind === null ? t("news.unsubscribeAll") : t("news.unsubscribeKind", { kind: t(`alert.${kind}`) })}
          </Text>
          <BusyButton busy={busy} onClick={() => void submit()}>
            {title}
          </BusyButton>
        </>
      )}
    </AccountPage>
  );
}
