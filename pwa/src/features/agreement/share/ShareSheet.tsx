import { Button, Drawer, Stack } from "@mantine/core";
import { useState } from "react";
import { decideAsking } from "shared-schema/approval/asking";
import { useViewer } from "#store/queries/documents.ts";
import { isSample } from "#store/session/sample.ts";
import { useText } from "#ui/i18n.ts";
import { uiMessages } from "#ui/messages.ts";
import { openShare } from "../frame/workspace/shareSheet.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { TermsProvider } from "../overview/approval/TermsProvider.tsx";
import type { PartyEntry } from "../people/useParties.ts";
import { AskForm } from "./ask/AskForm.tsx";
import { GuestLinks } from "./GuestLinks.tsx";
import { Invite } from "./Invite.tsx";
import { People } from "./People.tsx";
import { SeenAs } from "./seen/SeenAs.tsx";
import { shareMessages } from "./shareMessages.ts";

interface Props {
  opened: boolean;
  mode: "people" | "ask";
  onClose: () => void;
}

/** The people of an agreement: who is on it, what each sees, invitations, links, the question to approve, and the mails. */
export function ShareSheet({ opened, mode, onClose }: Props) {
  const t = useText(shareMessages);
  const ui = useText(uiMessages);
  const { agreement } = useWorkspace();
  const viewer = useViewer();
  const [seen, setSeen] = useState<PartyEntry | null>(null);
  const mayAsk = decideAsking(agreement, viewer).ok && !isSample();
  const isAsking = mode === "ask" && mayAsk;
  const close = () => {
    setSeen(null);
    onClose();
  };
  return (
    <Drawer
      opened={opened}
      onClose={close}
      position="right"
      size="44rem"
      title={isAsking ? t("share.ask") : t("share.title")}
      closeButtonProps={{ "aria-label": ui("ui.close") }}
    >
      <TermsProvider>
        {seen ? (
          <SeenAs party={seen} onBack={() => setSeen(null)} />
        ) : (
          <Stack gap="lg">
            {isAsking && <AskForm onClose={close} />}
            {!isAsking && <Invite />}
            <People onSee={setSeen} />
            {mayAsk && !isAsking && (
              <Button variant="default" onClick={() => openShare("ask")}>
                {t("share.ask")}
              </Button>
            )}
            {!isSample() && <GuestLinks />}
          </Stack>
        )}
      </TermsProvider>
    </Drawer>
  );
}
