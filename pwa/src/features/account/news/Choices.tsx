import { Checkbox, NativeSelect, Stack } from "@mantine/core";
import { DIGEST_HOUR, MAIL_RHYTHMS, type MailSettings } from "shared-schema/api/mail/settings";
import { ALERT_KINDS, type AlertKind } from "shared-schema/labels/alerts/kinds";
import { useText } from "../../../ui/i18n.ts";
import { newsMailMessages } from "./messages.ts";

interface Props {
  settings: MailSettings;
  isOffline: boolean;
  onChoose: (settings: MailSettings) => void;
}

const LANGUAGES = ["both", "en", "fr"] as const;
const UTC = "UTC";

/** The fields of the choice of mail. */
export function Choices({ settings, isOffline, onChoose }: Props) {
  const t = useText(newsMailMessages);
  const { rhythm, language, off } = settings;
  const turn = (kind: AlertKind, isOn: boolean) =>
    onChoose({ ...settings, off: isOn ? off.filter((each) => each !== kind) : [...off, kind] });
  return (
    <>
      <NativeSelect
        label={t("news.rhythm")}
        disabled={isOffline}
        value={rhythm}
        data={MAIL_RHYTHMS.map((value) => ({ value, label: t(`news.${value}`, { hour: DIGEST_HOUR }) }))}
        onChange={({ currentTarget: { value } }) => {
          const chosen = MAIL_RHYTHMS.find((each) => each === value) ?? rhythm;
          // The day begins where its reader is, unless another zone was chosen.
          onChoose({ ...settings, rhythm: chosen, time_zone: settings.time_zone ?? deviceZone() });
        }}
      />
      {rhythm === "DAILY" && (
        <NativeSelect
          label={t("news.zone")}
          disabled={isOffline}
          value={settings.time_zone ?? UTC}
          data={zones(settings.time_zone)}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ ...settings, time_zone: value === UTC ? null : value })
          }
        />
      )}
      <NativeSelect
        label={t("news.language")}
        disabled={isOffline}
        value={language ?? "both"}
        data={LANGUAGES.map((value) => ({ value, label: t(`news.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          onChoose({ ...settings, language: value === "en" || value === "fr" ? value : null })
        }
      />
      <Checkbox.Group
        className="wide"
        label={t("news.kinds")}
        description={t("news.kindsNote")}
        value={ALERT_KINDS.filter((kind) => !off.includes(kind))}
        disabled={isOffline}
      >
        <Stack gap="xs" mt="xs">
          {ALERT_KINDS.map((kind) => (
            <Checkbox
              key={kind}
              value={kind}
              label={t(`alert.${kind}`)}
              onChange={({ currentTarget }) => turn(kind, currentTarget.checked)}
            />
          ))}
        </Stack>
      </Checkbox.Group>
    </>
  );
}

function deviceZone(): string | null {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === "" || zone === UTC ? null : zone;
}

/** UTC, the zone of this device, the chosen one, and the others by name. */
function zones(chosen: string | null): string[] {
  const near = [UTC, deviceZone(), chosen].filter((zone) => zone !== null);
  return [...new Set([...near, ...Intl.supportedValuesOf("timeZone")])];
}
