import { Button, CopyButton, Group, Stack, Text, TextInput } from "@mantine/core";
import { type ReactNode, useId, useState } from "react";
import type { PassengerLinkMade, PassengerLinkView } from "shared-schema/api/privacy/passengerLink";
import { mayHoldLink } from "shared-schema/guest/access";
import { PROFILE_FIELDS } from "shared-schema/labels/profile";
import { makePassengerLink } from "#store/commands/passengerLinks.ts";
import { useViewer } from "#store/queries/documents.ts";
import { isSample } from "#store/session/sample.ts";
import { useSyncStatus } from "#store/status/status.ts";
import { confirm } from "#ui/feedback/confirm.tsx";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { showDate } from "#ui/fields/dates.ts";
import { useLanguage, useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import type { PartyEntry } from "../useParties.ts";
import { linkMessages } from "./linkMessages.ts";
import type { PassengerLinks } from "./usePassengerLinks.ts";

/** Makes the link of one passenger, copied or mailed, and shows the state of the last one. */
export function PassengerLink({ party, links }: { party: PartyEntry; links: PassengerLinks }) {
  const t = useText(linkMessages);
  const { id, agreement } = useWorkspace();
  const viewer = useViewer();
  const { offline } = useSyncStatus();
  const [made, setMade] = useState<PassengerLinkMade | null>(null);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const [busy, setBusy] = useState(false);
  const reason = useId();
  const { name, profile, profile_id } = party;
  const last = links.of.get(profile_id);
  if (isSample() || agreement.status === "ARCHIVED") return null;
  const isClosed = offline || busy;
  const make = async (send: boolean) => {
    if (last && isOpen(last) && !(await confirm(t("link.again", { name })))) return;
    setBusy(true);
    const answer = await makePassengerLink(id, profile_id, send);
    setBusy(false);
    setMade(answer.ok ? answer.value : null);
    setRefusal(answer.ok ? null : refusalMessage(answer.refusal));
    if (answer.ok) links.reload();
  };
  const described = offline ? { "aria-describedby": reason } : {};
  return (
    <Stack gap={4} mt={4}>
      <Group gap="xs">
        {(!profile || mayHoldLink(profile, viewer)) && (
          <Button
            variant="subtle"
            disabled={isClosed}
            aria-label={t("link.makeFor", { name })}
            {...described}
            onClick={() => void make(false)}
          >
            {t("link.make")}
          </Button>
        )}
        <Button
          variant="subtle"
          disabled={isClosed}
          aria-label={t("link.sendTo", { name })}
          {...described}
          onClick={() => void make(true)}
        >
          {t("link.send")}
        </Button>
        {last && <LastLink link={last} />}
      </Group>
      {offline && (
        <Text id={reason} size="sm" c="dimmed">
          {t("link.offline")}
        </Text>
      )}
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
      {made && <Made made={made} name={name} />}
    </Stack>
  );
}

function isOpen({ expires_at }: PassengerLinkView): boolean {
  return Date.parse(expires_at) > Date.now();
}

function LastLink({ link }: { link: PassengerLinkView }) {
  const t = useText(linkMessages);
  const language = useLanguage();
  const { used_at, expires_at, waiting, reviewer } = link;
  const fields = waiting.map((field) => PROFILE_FIELDS[field][language]).join(", ");
  return (
    <Text size="sm" c="dimmed">
      {used_at !== null
        ? t(isOpen(link) ? "link.used" : "link.usedEnded", { date: showDate(used_at), until: showDate(expires_at) })
        : t(isOpen(link) ? "link.open" : "link.ended", { date: showDate(expires_at) })}
      {reviewer !== null && (
        <Text span inherit display="block">
          {t("link.waiting", { fields, name: reviewer })}
        </Text>
      )}
    </Text>
  );
}

function Made({ made, name }: { made: PassengerLinkMade; name: string }) {
  const t = useText(linkMessages);
  const date = showDate(made.expires_at);
  const { url, mailed_to } = made;
  return (
    <>
      {mailed_to !== null && <Notice tone="calm">{t("link.mailed", { address: mailed_to, date })}</Notice>}
      {url !== null && mailed_to === null && (
        <>
          <Group align="flex-end" gap="xs" wrap="nowrap">
            <TextInput
              flex={1}
              readOnly
              label={t("link.url", { name })}
              value={url}
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton value={url}>
              {({ copied, copy }) => <Button onClick={copy}>{t(copied ? "link.copied" : "link.copy")}</Button>}
            </CopyButton>
          </Group>
          <Text size="sm" c="dimmed">
            {t("link.urlNote", { date })}
          </Text>
        </>
      )}
    </>
  );
}
