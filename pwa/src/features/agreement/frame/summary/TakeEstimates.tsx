import { Button } from "@mantine/core";
import { useText } from "#ui/i18n.ts";
import { frameMessages } from "../messages.ts";
import { useEstimates } from "./useEstimates.ts";

/** Enters the estimated times as they are, where the contract needs times. */
export function TakeEstimates() {
  const t = useText(frameMessages);
  const { count, take } = useEstimates();
  if (count === 0) return null;
  return (
    <Button variant="default" size="compact-md" mt={6} onClick={() => void take()}>
      {t("agreement.takeEstimates", { count })}
    </Button>
  );
}
