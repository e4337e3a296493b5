import { Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { useNavigate, useParams } from "react-router";
import type { LinkView } from "shared-schema/api/account";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { confirmByLink, mergeByLink } from "../../store/lifecycle/links.ts";
import { useSession } from "../../store/session/session.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../ui/i18n.ts";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { Loading } from "../../ui/layout/Loading.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { AccountPage } from "./AccountPage.tsx";
import { LinkEnded } from "./links/LinkEnded.tsx";
import { takePendingMerge } from "./links/pendingMerge.ts";
import { useLink } from "./links/useLink.ts";
import { accountMessages } from "./messages.ts";
import { withNext } from "./nextUrl.ts";

/** Confirms an address by a mailed link, as the account that was opened with it. */
export function ConfirmEmail() {
  const t = useText(accountMessages);
  const { token = "" } = useParams();
  const link = useLink(token);
  const title = t("account.confirmEmail");
  if (link && !link.ok) {
    return (
      <LinkEnded title={title} refusal={link.refusal}>
        <LinkButton to="/agreement" variant="default">
          {t("account.toAgreements")}
        </LinkButton>
      </LinkEnded>
    );
  }
  return (
    <AccountPage title={title}>
      {link ? <Confirm token={token} link={link.value} /> : <Loading lines={3} />}
    </AccountPage>
  );
}

function Confirm({ token, link: { email, is_taken, can_merge, is_unproved } }: { token: string; link: LinkView }) {
  const t = useText(accountMessages);
  const isGuest = useSession((state) => state.user === null);
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [confirmed, setConfirmed] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const confirm = async () => {
    setBusy(true);
    const answer = await confirmByLink(token);
    const invitation = answer.ok ? takePendingMerge(answer.value.id) : null;
    if (invitation !== null && (await mergeByLink(invitation)).ok) return void navigate("/profile_with_merge");
    setBusy(false);
    setConfirmed(answer.ok);
    setRefusal(answer.ok ? null : refusalMessage(answer.refusal));
  };
  if (confirmed) {
    return (
      <>
        <Notice tone="calm">{t("account.confirmed", { email })}</Notice>
        <LinkButton to="/agreement">{t("account.toAgreements")}</LinkButton>
      </>
    );
  }
  if (is_taken && !can_merge) return <Notice tone="wait">{t("account.takenElsewhere", { email })}</Notice>;
  if (is_taken) {
    return (
      <>
        <Notice tone="wait">{t(is_unproved ? "account.takenUnproved" : "account.takenSentence", { email })}</Notice>
        {/* The page of the link logs out first, and asks about unsent changes. */}
        <LinkButton to={`/claim_account/${token}/new`}>{t("account.loginAndMerge")}</LinkButton>
        {isGuest && (
          <TextLink size="sm" to="/authentication/forgot-password">
            {t("account.forgotten")}
          </TextLink>
        )}
      </>
    );
  }
  if (isGuest) {
    return (
      <>
        <Text size="sm">{t("account.loginToConfirm", { email })}</Text>
        <LinkButton to={withNext("/authentication/login", `/confirm_email/${token}`)}>{t("account.login")}</LinkButton>
      </>
    );
  }
  return (
    <>
      <Text size="sm">{t("account.confirmSentence", { email })}</Text>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
      <BusyButton busy={busy} onClick={() => void confirm()}>
        {t("account.confirm")}
      </BusyButton>
    </>
  );
}
