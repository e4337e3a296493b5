import { Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useNavigate, useParams, useSearchParams } from "react-router";
import { useCurrentError } from "../../store/http/currentError.ts";
import { mergeByLink } from "../../store/lifecycle/links.ts";
import { login } from "../../store/lifecycle/login.ts";
import { useSession } from "../../store/session/session.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { refusalInForm } from "../../ui/feedback/refusalMessage.tsx";
import { filled } from "../../ui/feedback/validate.ts";
import { useText } from "../../ui/i18n.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { AccountPassword, EmailInput } from "./fields.tsx";
import { keepPendingMerge } from "./links/pendingMerge.ts";
import { useLink } from "./links/useLink.ts";
import { accountMessages } from "./messages.ts";
import { nextOfInvitation, withNext } from "./nextUrl.ts";
import { useSecondStep } from "./secondStep/useSecondStep.tsx";

/** Logs in to an account and merges with it what a mailed link is about; leads to the profiles. */
export function ClaimExisting() {
  const t = useText(accountMessages);
  const navigate = useNavigate();
  const { recoveryToken = "" } = useParams();
  const [params] = useSearchParams();
  const nextUrl = params.get("nextUrl");
  const link = useLink(recoveryToken);
  const form = useForm({
    initialValues: { email: "", password: "" },
    validate: { email: filled, password: filled },
  });
  const merge = async () => {
    const merged = await mergeByLink(recoveryToken);
    if (!merged.ok && merged.refusal.code === "account.unconfirmed") {
      const { user } = useSession.getState();
      if (user) keepPendingMerge(user.id, recoveryToken);
    }
    if (!merged.ok) useCurrentError.getState().keepFor("/profile");
    const next = nextOfInvitation(nextUrl, location.origin) ?? "/profile_with_merge";
    await navigate(merged.ok ? next : "/profile", { replace: true });
  };
  const second = useSecondStep(() => void merge());
  const submit = async () => {
    if (form.validate().hasErrors) return null;
    const { email, password } = form.getValues();
    const entered = await login(email.trim(), password);
    if (!entered.ok) {
      if (second.begins(entered.refusal)) return null;
      return refusalInForm(form, entered.refusal);
    }
    await merge();
    return null;
  };
  if (second.shown) return second.shown;
  return (
    <AccountForm
      title={t("account.merge")}
      submitLabel={t("account.loginAndMerge")}
      onSubmit={submit}
      before={
        <>
          <Text size="sm">{t("account.mergeSentence")}</Text>
          {link?.ok && link.value.is_unproved && (
            <Notice tone="wait">{t("account.takenUnproved", { email: link.value.email })}</Notice>
          )}
        </>
      }
      after={
        <>
          {link?.ok && link.value.purpose === "claim" && !link.value.is_taken && (
            <TextLink size="sm" to={withNext("../new", nextUrl)}>
              {t("account.newInstead")}
            </TextLink>
          )}
          <TextLink size="sm" to="/authentication/forgot-password">
            {t("account.forgotten")}
          </TextLink>
        </>
      }
    >
      <EmailInput {...form.getInputProps("email")} />
      <AccountPassword {...form.getInputProps("password")} />
    </AccountForm>
  );
}
