import { Box } from "@mantine/core";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import type { MailSettings } from "shared-schema/api/mail/settings";
import type { Result } from "shared-schema/base/result";
import { fetchMailSettings, saveMailSettings } from "../../../store/lifecycle/mailSettings.ts";
import { useSession } from "../../../store/session/session.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { FormSection } from "../../../ui/layout/FormSection.tsx";
import { Loading } from "../../../ui/layout/Loading.tsx";
import { Choices } from "./Choices.tsx";
import { newsMailMessages } from "./messages.ts";

/** The news about agreements that the account gets by mail: of which kinds, how often, in which language. Each choice is saved at once. */
export function NewsSettings({ isOffline }: { isOffline: boolean }) {
  const t = useText(newsMailMessages);
  const email = useSession((state) => state.user?.email ?? "");
  const [fetched, setFetched] = useState<Result<MailSettings>>();
  const [message, setMessage] = useState<ReactNode>(null);
  const fetch = useCallback(async () => setFetched(await fetchMailSettings()), []);
  useEffect(() => {
    if (!isOffline) void fetch();
  }, [fetch, isOffline]);
  const choose = async (settings: MailSettings) => {
    const before = fetched;
    // The choice shows at once, and goes back where the server does not take it.
    setFetched({ ok: true, value: settings });
    setMessage(null);
    const answer = await saveMailSettings(settings);
    setFetched(answer.ok ? answer : before);
    setMessage(answer.ok ? t("news.saved") : <Notice tone="alarm">{refusalMessage(answer.refusal)}</Notice>);
  };
  return (
    <FormSection title={t("news.title")} note={t("news.note", { email })}>
      {fetched?.ok && <Choices settings={fetched.value} isOffline={isOffline} onChoose={(next) => void choose(next)} />}
      <Box className="wide" aria-live="polite">
        {fetched === undefined &&
          (isOffline ? <Notice tone="wait">{t("news.offline")}</Notice> : <Loading lines={3} />)}
        {fetched?.ok === false && <Notice tone="alarm">{refusalMessage(fetched.refusal)}</Notice>}
        {message}
      </Box>
    </FormSection>
  );
}
