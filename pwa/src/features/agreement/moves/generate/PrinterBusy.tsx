import { Button } from "@mantine/core";
import type { Refusal } from "shared-schema/base/result";
import { deviceZone } from "#base/deviceZone.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { useText } from "#ui/i18n.ts";
import { useShow } from "../../frame/format/format.ts";
import { moveMessages } from "../moveMessages.ts";
import type { Patience } from "./usePatience.ts";

/** Whether nothing is wrong with a contract that was refused: the server had too much to print. */
export function isPrinterBusy({ code }: Refusal): boolean {
  return code === "contract.busy" || code === "contract.print-late";
}

/** Says that the server has other contracts to print first, and when this one is tried again. Nothing while none waits. */
export function PrinterBusy({ until, stop }: Pick<Patience, "until" | "stop">) {
  const t = useText(moveMessages);
  const show = useShow();
  if (until === null) return null;
  const zone = deviceZone();
  return (
    <Notice tone="wait">
      {t("move.generate.busy", { time: show.moment(until, zone) })}{" "}
      <Button size="compact-sm" variant="default" onClick={stop}>
        {t("move.generate.busy.stop")}
      </Button>
    </Notice>
  );
}
