import { Progress, Stack, Text, Title } from "@mantine/core";
import { SIGNATURE_STATUSES, type SignatureStatus } from "shared-schema/signing/steps";
import { useSyncStatus } from "#store/status/status.ts";
import { useText } from "#ui/i18n.ts";
import { TextLink } from "#ui/TextLink.tsx";
import { signingMessages } from "../signingMessages.ts";
import { DevicePage } from "./DevicePage.tsx";
import classes from "./route.module.css";
import { routeMessages } from "./routeMessages.ts";
import { useSigningRoute } from "./useSigningRoute.ts";

/** The steps that are shown, in their order; a failed signature returns to the contract. */
const STEPS: readonly SignatureStatus[] = SIGNATURE_STATUSES.filter((status) => status !== "FAILED");

/** Colours of the specification: warning while the person is waited for, success once the signature is there. */
const COLOURS: Partial<Record<SignatureStatus, string>> = { WAITING: "amber", RETRIEVING: "seaGlass" };

/**
 * The page to which the signing service sends the browser back: it hands code and state on, shows the steps of the signature and
 * returns to the contract in every case.
 */
export function SigningPage() {
  const t = useText(routeMessages);
  const words = useText(signingMessages);
  const { offline } = useSyncStatus();
  const { contract, status, device } = useSigningRoute();
  const place = STEPS.indexOf(status);
  return (
    <div className={classes.page}>
      <Stack gap="md" className={classes.head}>
        {status !== "SIGNED" && (
          <Progress
            value={(100 * (place + 1)) / STEPS.length}
            color={COLOURS[status] ?? "deepWater"}
            aria-label={t("signRoute.progress")}
          />
        )}
        <Title order={2} size="h3">
          {t("signRoute.title")}
        </Title>
        <Text role="status" fw={600} data-status={status} className={classes.word}>
          {words(`signing.status.${status}`)}
        </Text>
        {offline && <Text>{t("signRoute.offline")}</Text>}
      </Stack>
      {status === "WAITING" && device && <DevicePage device={device} />}
      <Stack gap="md" className={classes.progress}>
        <ol className={classes.steps} aria-label={t("signRoute.steps")}>
          {STEPS.map((step, index) => (
            <li
              key={step}
              aria-current={step === status ? "step" : undefined}
              data-state={index < place ? "done" : index === place ? "now" : "later"}
            >
              {words(`signing.status.${step}`)}
            </li>
          ))}
        </ol>
        <Text size="sm" c="dimmed">
          {t("signRoute.close")} <TextLink to={contract}>{t("signRoute.back")}</TextLink>
        </Text>
      </Stack>
    </div>
  );
}
