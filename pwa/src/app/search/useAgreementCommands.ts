import type { SpotlightActionData } from "@mantine/spotlight";
import { useNavigate } from "react-router";
import { decideAsking } from "shared-schema/approval/asking";
import { decideApproval } from "shared-schema/approval/mayApprove";
import { APPROVE_HASH } from "shared-schema/next/place";
import { frameMessages } from "../../features/agreement/frame/messages.ts";
import { openShare } from "../../features/agreement/frame/workspace/shareSheet.ts";
import { useAgreement, useViewer } from "../../store/queries/documents.ts";
import { useFollowsMoney } from "../../store/queries/followsMoney.ts";
import { isSample } from "../../store/session/sample.ts";
import { openSyncDrawer } from "../../store/status/syncDrawer.ts";
import { useText } from "../../ui/i18n.ts";
import { searchMessages } from "./searchMessages.ts";

/** The commands for the open agreement and its money that the viewer may use. @param id of the open agreement; null without one */
export function useAgreementCommands(id: number | null): SpotlightActionData[] {
  const s = useText(searchMessages);
  const f = useText(frameMessages);
  const navigate = useNavigate();
  const viewer = useViewer();
  const agreement = useAgreement(id)?.body;
  const followsMoney = useFollowsMoney();
  const command = (key: "ask" | "approve" | "remind" | "invite", onClick: () => void): SpotlightActionData => ({
    id: key,
    label: s(`search.command.${key}`),
    keywords: s(`search.command.${key}.words`),
    onClick,
  });
  const remind = followsMoney ? [command("remind", () => void navigate("/money"))] : [];
  if (id === null || !agreement) return remind;
  const mayAsk = decideAsking(agreement, viewer).ok && !isSample();
  const mayApprove = decideApproval(agreement, viewer).ok;
  return [
    ...(mayAsk ? [command("ask", () => openShare("ask"))] : []),
    ...(mayApprove ? [command("approve", () => void navigate(`/agreement/${id}#${APPROVE_HASH}`))] : []),
    ...remind,
    command("invite", () => openShare("people")),
    {
      id: "sea",
      label: f("agreement.notReady"),
      keywords: s("search.command.sea.words"),
      onClick: openSyncDrawer,
    },
  ];
}
