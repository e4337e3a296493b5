import { Progress, Stack, Text, Title } from "@mantine/core";
import { SIGNATURE_STATUSES, type SignatureStatus } from "shared-schema/signing/steps";
import { useText } from "#ui/i18n.ts";
import { signingMessages } from "../signingMessages.ts";
import classes from "./route.module.css";
import { routeMessages } from "./routeMessages.ts";

/** The steps that are shown, in their order; a failed signature returns to the contract. */
const STEPS: readonly SignatureStatus[] = SIGNATURE_STATUSES.filter((status) => status !== "FAILED");

/** Colours of the specification: warning while the person is waited for, success once the signature is there. */
const COLOURS: Partial<Record<SignatureStatus, string>> = { WAITING: "amber", RETRIEVING: "seaGlass" };

/** How far a signature is, as a bar and a word. */
export function SigningProgress({ status, offline }: { status: SignatureStatus; offline: boolean }) {
  const t = useText(routeMessages);
  const words = useText(signingMessages);
  return (
    <Stack gap="md" className={classes.head}>
      {status !== "SIGNED" && (
        <Progress
          value={(100 * (STEPS.indexOf(status) + 1)) / STEPS.length}
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
  );
}

/** The words of all steps, the present one marked. */
export function SigningSteps({ status }: { status: SignatureStatus }) {
  const t = useText(routeMessages);
  const words = useText(signingMessages);
  const place = STEPS.indexOf(status);
  return (
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
  );
}
