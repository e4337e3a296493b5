import { Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { PassportReadView } from "shared-schema/api/privacy/passportReads";
import type { Result } from "shared-schema/base/result";
import { formatAgreementId } from "shared-schema/pricing/format";
import { fetchPassportReads } from "../../../store/commands/privacy/passportReads.ts";
import { useSyncFacts } from "../../../store/queries/syncFacts.ts";
import { useSession } from "../../../store/session/session.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { showInstant } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { ChevronDownIcon, ChevronUpIcon } from "../../../ui/icons.tsx";
import { Loading } from "../../../ui/layout/Loading.tsx";
import type { ProfileRecord } from "../record.ts";
import { passportMessages } from "./messages.ts";
import classes from "./SeenBy.module.css";

/** The readers of a passport on demand, for its owner and for administrators. */
export function SeenBy({ profile }: { profile: ProfileRecord }) {
  const t = useText(passportMessages);
  const user = useSession((session) => session.user);
  const isOffline = useSyncFacts((facts) => !facts.reachable);
  const [opened, setOpened] = useState(false);
  const [listed, setListed] = useState<Result<PassportReadView[]>>();
  if (!user || (profile.body.user_id !== user.id && !user.is_admin)) return null;
  const toggle = async () => {
    setOpened(!opened);
    if (!opened && !isOffline) setListed(await fetchPassportReads(profile.id));
  };
  return (
    <div className="wide">
      <Button
        variant="default"
        aria-expanded={opened}
        rightSection={opened ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />}
        onClick={() => void toggle()}
      >
        {t("passport.seenBy")}
      </Button>
      {opened && (
        <Stack gap="sm" mt="xs">
          <Text size="sm" c="dimmed" maw="60ch">
            {t("passport.note")}
          </Text>
          {listed === undefined && (isOffline ? <Text size="sm">{t("passport.offline")}</Text> : <Loading lines={2} />)}
          {listed?.ok === false && <Notice tone="alarm">{refusalMessage(listed.refusal)}</Notice>}
          {listed?.ok && <Readers reads={listed.value} />}
        </Stack>
      )}
    </div>
  );
}

function Readers({ reads }: { reads: readonly PassportReadView[] }) {
  const t = useText(passportMessages);
  if (reads.length === 0) return <Text size="sm">{t("passport.none")}</Text>;
  const rolesOf = ({ roles, is_admin }: PassportReadView) =>
    [...roles.map((role) => t(`passport.role.${role}`)), ...(is_admin ? [t("passport.role.admin")] : [])].join(", ");
  return (
    <ul className={classes.reads} aria-label={t("passport.seenBy")}>
      {reads.map((read, index) => {
        const where = read.agreement_id;
        const agreement = where === null ? [] : [t("passport.agreement", { number: formatAgreementId(where) })];
        const what = read.files > 1 ? t("passport.files", { count: read.files }) : t(`passport.${read.kind}`);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is fetched whole and never reordered
          <li key={index}>
            <Text size="sm" fw={600}>
              {read.name}
              <Text span size="sm" c="dimmed" fw={400}>
                {[" ", rolesOf(read)].join("")}
              </Text>
            </Text>
            <Text size="sm" c="dimmed">
              {[what, showInstant(read.at), ...agreement].join(" · ")}
            </Text>
          </li>
        );
      })}
    </ul>
  );
}
