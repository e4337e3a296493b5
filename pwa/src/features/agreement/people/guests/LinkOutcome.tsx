import { Button, CopyButton, Group, Text, TextInput } from "@mantine/core";
import type { PassengerLinkMade, PassengerLinkView } from "shared-schema/api/privacy/passengerLink";
import { PROFILE_FIELDS } from "shared-schema/labels/profile";
import { Notice } from "#ui/feedback/Notice.tsx";
import { showDate } from "#ui/fields/dates.ts";
import { useLanguage, useText } from "#ui/i18n.ts";
import { linkMessages } from "./linkMessages.ts";
import { isOpen, type LinkMaker } from "./useLinkMaker.ts";

/** The outcome of asking for a link: the address that it was mailed to, the link to copy, or the reason why there is none. */
export function LinkOutcome({ maker: { made, refusal }, name }: { maker: LinkMaker; name: string }) {
  return (
    <>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
      {made && <Made made={made} name={name} />}
    </>
  );
}

/** The state of the newest link, and the fields that a professional has to look at. */
export function LastLink({ link }: { link: PassengerLinkView }) {
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
