import { Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { recover } from "../../store/lifecycle/links.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { refusalInForm } from "../../ui/feedback/refusalMessage.tsx";
import { emailLike, longEnough } from "../../ui/feedback/validate.ts";
import { useText } from "../../ui/i18n.ts";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { Loading } from "../../ui/layout/Loading.tsx";
import { Redirect } from "../../ui/links/Redirect.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { AccountPage } from "./AccountPage.tsx";
import { AccountPassword, EmailInput } from "./fields.tsx";
import { LinkEnded } from "./links/LinkEnded.tsx";
import { useLink } from "./links/useLink.ts";
import { accountMessages } from "./messages.ts";
import { nextOfInvitation, withNext } from "./nextUrl.ts";
import { accepted, TermsCheckbox } from "./TermsCheckbox.tsx";

/** A log-in for the profile that someone has made for its owner; leads to the profile. */
export function ClaimNew() {
  const t = useText(accountMessages);
  const { recoveryToken = "" } = useParams();
  const [params] = useSearchParams();
  const merge = withNext("../merge", params.get("nextUrl"));
  const link = useLink(recoveryToken);
  const title = t("account.claim");
  if (link === undefined) {
    return (
      <AccountPage title={title}>
        <Loading lines={5} />
      </AccountPage>
    );
  }
  if (!link.ok) {
    return (
      <LinkEnded title={title} refusal={link.refusal}>
        {link.refusal.code === "link.expired" && <Text size="sm">{t("account.claimEnded")}</Text>}
      </LinkEnded>
    );
  }
  const { email, purpose, is_taken } = link.value;
  // The page of the confirmation has said already that the address is taken.
  if (purpose === "confirmation") return <Redirect to={merge} />;
  if (purpose !== "claim" || is_taken) {
    return (
      <AccountPage title={t("account.merge")}>
        <Notice tone="wait">{t("account.hasAccount", { email })}</Notice>
        <LinkButton to={merge}>{t("account.loginAndMerge")}</LinkButton>
      </AccountPage>
    );
  }
  return <ClaimForm token={recoveryToken} invited={email} />;
}

/** @param invited the address that the invitation went to */
function ClaimForm({ token, invited }: { token: string; invited: string }) {
  const t = useText(accountMessages);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const nextUrl = params.get("nextUrl");
  const form = useForm({
    initialValues: { new_email: invited, new_password: "", terms: false },
    validateInputOnBlur: ["new_email", "new_password"],
    validate: { new_email: emailLike, new_password: longEnough, terms: accepted },
  });
  const submit = async () => {
    if (form.validate().hasErrors) return null;
    const { new_email, new_password } = form.getValues();
    const result = await recover({ recovery_token: token, new_password, new_email: new_email.trim() });
    if (!result.ok) {
      return refusalInForm(form, result.refusal);
    }
    void navigate(nextOfInvitation(nextUrl, location.origin) ?? "/profile", {
      replace: true,
      state: { claimed: true },
    });
    return null;
  };
  const isOther = form.values.new_email.trim().toLowerCase() !== invited;
  return (
    <AccountForm
      title={t("account.claim")}
      submitLabel={t("account.claim")}
      onSubmit={submit}
      before={<Text size="sm">{t("account.claimSentence")}</Text>}
      after={
        <Text size="sm">
          {t("account.haveAccount")}{" "}
          <TextLink to={withNext("../merge", nextUrl)}>{t("account.loginAndMerge")}</TextLink>
        </Text>
      }
    >
      <EmailInput
        description={isOther ? t("account.claimOther", { email: invited }) : undefined}
        {...form.getInputProps("new_email")}
      />
      <AccountPassword isNew {...form.getInputProps("new_password")} />
      <TermsCheckbox {...form.getInputProps("terms", { type: "checkbox" })} />
    </AccountForm>
  );
}
