import { Button, Text } from "@mantine/core";
import { useState } from "react";
import { keepSample, type Left, throwSampleAway } from "../../store/lifecycle/sample/leaveSample.ts";
import { confirm } from "../../ui/feedback/confirm.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useText } from "../../ui/i18n.ts";
import { sampleMessages } from "./messages.ts";
import classes from "./SampleBar.module.css";

/** Says that this is a sample, and how it ends: kept or thrown away. Both lead to pages with a database of their own. */
export function SampleBar() {
  const t = useText(sampleMessages);
  const [leaving, setLeaving] = useState(false);
  const [reason, setReason] = useState<string | null>(null);
  const leave = async (work: () => Promise<Left>, to: string) => {
    setLeaving(true);
    const left = await work();
    setLeaving(false);
    if (left.ok) globalThis.location.assign(to);
    else setReason(left.reason);
  };
  const throwAway = async () => {
    const options = { confirmLabel: t("sample.throwAway"), danger: true };
    if (await confirm(t("sample.throwAwayAsk"), options)) await leave(throwSampleAway, "/");
  };
  return (
    <div className={classes.bar}>
      <Text size="sm" className={classes.notice}>
        {t("sample.notice")}
      </Text>
      <Button variant="default" disabled={leaving} onClick={() => void throwAway()}>
        {t("sample.throwAway")}
      </Button>
      <Button disabled={leaving} onClick={() => void leave(keepSample, "/requests/sample")}>
        {t("sample.keep")}
      </Button>
      {reason !== null && <Notice tone="alarm">{t("sample.stays", { reason })}</Notice>}
    </div>
  );
}
