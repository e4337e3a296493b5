import { Box, Text } from "@mantine/core";
import { type ReactNode, useEffect, useState } from "react";
import type { Result } from "shared-schema/base/result";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { isSubscribed, pushSupport, subscribe, unsubscribe } from "../../store/lifecycle/notices/pushDevice.ts";
import { useSyncFacts } from "../../store/queries/syncFacts.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../ui/feedback/refusalMessage.tsx";
import { useLanguage, useText } from "../../ui/i18n.ts";
import { FormSection } from "../../ui/layout/FormSection.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { pushMessages } from "./pushMessages.ts";

/** Whether this device shows news while the app is closed. The browser is asked after a tap alone. */
export function DevicePush() {
  const t = useText(pushMessages);
  const support = pushSupport();
  return (
    <Box mt="xl">
      <FormSection
        title={t("push.title")}
        note={
          <>
            {t("push.note")} <TextLink to="/profile/account">{t("push.kinds")}</TextLink>
          </>
        }
      >
        <Box className="wide">
          {support === "supported" ? <Switch /> : <Notice tone="calm">{t(`push.${support}`)}</Notice>}
        </Box>
      </FormSection>
    </Box>
  );
}

function Switch() {
  const t = useText(pushMessages);
  const language = useLanguage();
  const isOffline = useSyncFacts((facts) => !facts.reachable);
  const [isSubscribedHere, setSubscribedHere] = useState<boolean>();
  const [message, setMessage] = useState<ReactNode>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    let left = false;
    const show = (answer: Result<boolean>) => {
      if (left) return;
      // Where it cannot be known, it can still be switched on, with the reason beside.
      setSubscribedHere(answer.ok && answer.value);
      if (!answer.ok) setMessage(<Notice tone="alarm">{refusalMessage(answer.refusal)}</Notice>);
    };
    if (!isOffline) void isSubscribed(language).then(show);
    return () => {
      left = true;
    };
  }, [isOffline, language]);
  const turn = async (work: Promise<Result<boolean>>) => {
    setBusy(true);
    const answer = await work;
    setBusy(false);
    if (answer.ok) setSubscribedHere(answer.value);
    setMessage(answer.ok ? null : <Notice tone="alarm">{refusalMessage(answer.refusal)}</Notice>);
  };
  if (isOffline) return <Notice tone="wait">{t("push.offline")}</Notice>;
  if (isSubscribedHere === undefined) return null;
  return (
    <Box aria-live="polite">
      {isSubscribedHere ? (
        <>
          <Text mb="xs">{t("push.on")}</Text>
          <BusyButton variant="default" busy={isBusy} onClick={() => void turn(unsubscribe())}>
            {t("push.stop")}
          </BusyButton>
        </>
      ) : (
        <BusyButton variant="default" busy={isBusy} onClick={() => void turn(subscribe(language))}>
          {t("push.start")}
        </BusyButton>
      )}
      {message !== null && <Box mt="sm">{message}</Box>}
    </Box>
  );
}
