import { Button, Text } from "@mantine/core";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import type { PassengerPage as PageOfLink, PassengerAnswered } from "shared-schema/api/privacy/passengerLink";
import type { RefusalCode } from "shared-schema/refusals/catalogue";
import { forgetPassengerDrafts, type PassengerDraft, readPassengerDraft } from "../../store/drafts/passengerDraft.ts";
import { passengerPageOf } from "../../store/lifecycle/passengerPage.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { type Refusal, refusalSentence } from "../../ui/feedback/sentences.ts";
import { showDate } from "../../ui/fields/dates.ts";
import { useText } from "../../ui/i18n.ts";
import { Loading } from "../../ui/layout/Loading.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { passengerMessages } from "./messages.ts";
import { PassengerForm } from "./PassengerForm.tsx";

/** The page of a passenger's link: passport and preferences, without an account. The token is behind the #, which is never sent. */
export function PassengerPage() {
  const { hash } = useLocation();
  const token = hash.slice(1);
  return (
    <Page narrow>
      <OfLink key={token} token={token} />
    </Page>
  );
}

/** The refusals after which nothing can be sent by a link any more. */
const ENDED: ReadonlySet<RefusalCode> = new Set(["passenger-link.expired", "passenger-link.boarded"]);

type Shown =
  | { state: "form"; page: PageOfLink; draft: PassengerDraft | null }
  | { state: "sent"; answered: PassengerAnswered; until: string }
  | { state: "ended"; refusal: Refusal }
  | { state: "loading" | "offline" };

function OfLink({ token }: { token: string }) {
  const t = useText(passengerMessages);
  const [shown, setShown] = useState<Shown>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    let left = false;
    void passengerPageOf(token).then((answer) => {
      if (left) return;
      const draft = readPassengerDraft(localStorage, token);
      if (answer.ok) setShown({ state: "form", page: answer.value, draft });
      else if (ENDED.has(answer.refusal.code)) {
        forgetPassengerDrafts(localStorage, token, new Date().toISOString());
        setShown({ state: "ended", refusal: answer.refusal });
      } else setShown(draft ? { state: "form", page: draft.page, draft } : { state: "offline" });
    });
    return () => {
      left = true;
    };
  }, [token, attempt]);
  if (shown.state === "form") {
    const { page, draft } = shown;
    const sent = (answered: PassengerAnswered) => setShown({ state: "sent", answered, until: page.expires_at });
    return <PassengerForm token={token} page={page} draft={draft} onSent={sent} />;
  }
  return (
    <>
      <PageTitle>{t("passenger.title")}</PageTitle>
      {shown.state === "loading" && <Loading lines={6} />}
      {shown.state === "ended" && <Notice tone="wait">{refusalSentence(shown.refusal)}</Notice>}
      {shown.state === "sent" && (
        <Sent {...shown.answered} until={shown.until} onCorrect={() => setAttempt(attempt + 1)} />
      )}
      {shown.state === "offline" && (
        <>
          <Notice tone="wait">{t("passenger.offline")}</Notice>
          <Button mt="md" onClick={() => setAttempt(attempt + 1)}>
            {t("passenger.again")}
          </Button>
        </>
      )}
    </>
  );
}

interface SentProps extends PassengerAnswered {
  /** When the link ends, UTC. */
  until: string;
  onCorrect: () => void;
}

function Sent({ waiting, until, onCorrect }: SentProps) {
  const t = useText(passengerMessages);
  const fields = waiting.map((field) => t(`passenger.${field}`)).join(", ");
  return (
    <>
      <Notice tone="calm" title={t("passenger.sent")}>
        <Text size="sm">{t("passenger.sentNote", { date: showDate(until) })}</Text>
      </Notice>
      {waiting.length > 0 && <Notice tone="wait">{t("passenger.waiting", { fields })}</Notice>}
      <Button variant="default" mt="md" onClick={onCorrect}>
        {t("passenger.correct")}
      </Button>
    </>
  );
}
