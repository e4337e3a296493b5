import { Button } from "@mantine/core";
import { useText } from "#ui/i18n.ts";
import { Hindrance } from "../../moves/Hindrance.tsx";
import { useMoveHindrance } from "../../moves/useMoveHindrance.ts";
import { useApproving } from "./approving.ts";
import { nextMessages } from "./nextMessages.ts";

/** Asks the others to approve, also before one’s own approval, and again later. */
export function AskButton() {
  const t = useText(nextMessages);
  const { ask } = useApproving();
  const hindrance = useMoveHindrance();
  return (
    <>
      <Button
        variant="default"
        mt="sm"
        aria-haspopup="dialog"
        disabled={hindrance !== null}
        aria-describedby={hindrance === null ? undefined : "ask-reason"}
        onClick={ask}
      >
        {t("next.ask")}
      </Button>
      <Hindrance id="ask-reason" by={hindrance} />
    </>
  );
}
