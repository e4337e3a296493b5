import { Button } from "@mantine/core";
import { useEffect } from "react";
import { useText } from "#ui/i18n.ts";
import { ShareIcon } from "#ui/icons.tsx";
import { OnDemand } from "#ui/loading/OnDemand.tsx";
import { part } from "#ui/loading/part.ts";
import { frameMessages } from "../frame/messages.ts";
import head from "../frame/workspace/head.module.css";
import { closeShare, openShare, useShareSheet } from "../frame/workspace/shareSheet.ts";

const sheet = part(() => import("./ShareSheet.tsx").then((module) => module.ShareSheet));

/** Opens the people of the agreement: who is on it, what each sees, and what can be sent to them. */
export function ShareButton() {
  const t = useText(frameMessages);
  const { isOpen, mode } = useShareSheet();
  // Another agreement begins with it closed.
  useEffect(() => closeShare, []);
  return (
    <>
      <Button
        variant="default"
        className={head.share}
        aria-haspopup="dialog"
        aria-label={t("agreement.share")}
        onClick={() => openShare("people")}
      >
        <ShareIcon size={18} />
        <span className={head.shareWord}>{t("agreement.share")}</span>
      </Button>
      <OnDemand part={sheet} opened={isOpen} onGiveUp={closeShare}>
        {(ShareSheet, opened) => <ShareSheet opened={opened} mode={mode} onClose={closeShare} />}
      </OnDemand>
    </>
  );
}
