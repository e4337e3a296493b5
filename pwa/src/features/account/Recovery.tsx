import { useForm } from "@mantine/form";
import { useNavigate, useParams } from "react-router";
import { recover } from "../../store/lifecycle/links.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { inWords, refusalInForm } from "../../ui/feedback/refusalMessage.tsx";
import { longEnough } from "../../ui/feedback/validate.ts";
import { textFor, useText } from "../../ui/i18n.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { AccountForm } from "./AccountForm.tsx";
import { AccountPassword } from "./fields.tsx";
import { LinkEnded } from "./links/LinkEnded.tsx";
import { useLink } from "./links/useLink.ts";
import { accountMessages } from "./messages.ts";
import { HOME } from "./nextUrl.ts";
import { useSecondStep } from "./secondStep/useSecondStep.tsx";

/** A new password from a recovery email; logs in and leads to the agreements. */
export function Recovery() {
  const t = useText(accountMessages);
  const navigate = useNavigate();
  const { recoveryToken = "" } = useParams();
  const link = useLink(recoveryToken);
  const form = useForm({
    initialValues: { new_password: "", confirmation: "" },
    validateInputOnBlur: true,
    validate: {
      new_password: longEnough,
      confirmation: (typed, { new_password }) =>
        typed === new_password ? null : inWords(() => textFor(accountMessages)("account.mustMatch")),
    },
  });
  const { new_password, confirmation } = form.values;
  const enter = () => void navigate(HOME, { replace: true });
  const second = useSecondStep(enter);
  const submit = async () => {
    const result = await recover({ recovery_token: recoveryToken, new_password });
    if (!result.ok) {
      if (second.begins(result.refusal)) return null;
      return refusalInForm(form, result.refusal);
    }
    enter();
    return null;
  };
  if (second.shown) return second.shown;
  if (link && !link.ok && link.refusal.code === "link.expired") {
    return (
      <LinkEnded title={t("account.changePassword")} refusal={link.refusal}>
        <TextLink to="/authentication/forgot-password">{t("account.askAgain")}</TextLink>
      </LinkEnded>
    );
  }
  return (
    <AccountForm
      title={t("account.changePassword")}
      submitLabel={t("account.changePassword")}
      disabled={longEnough(new_password) !== null || new_password !== confirmation}
      onSubmit={submit}
      before={link?.ok && link.value.is_unproved && <Notice tone="wait">{t("account.unproved")}</Notice>}
    >
      {/* Password managers ask which account it is for. */}
      <input type="text" autoComplete="username" value={link?.ok ? link.value.email : ""} readOnly hidden />
      <AccountPassword isNew label={t("account.newPassword")} {...form.getInputProps("new_password")} />
      <AccountPassword
        isNew
        label={t("account.confirmPassword")}
        description={undefined}
        {...form.getInputProps("confirmation")}
      />
    </AccountForm>
  );
}
