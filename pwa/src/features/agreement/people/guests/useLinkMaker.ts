import { type ReactNode, useState } from "react";
import type { PassengerLinkMade, PassengerLinkView } from "shared-schema/api/privacy/passengerLink";
import { mayHoldLink } from "shared-schema/guest/access";
import { makePassengerLink } from "#store/commands/passengerLinks.ts";
import { useViewer } from "#store/queries/documents.ts";
import { isSample } from "#store/session/sample.ts";
import { useSyncStatus } from "#store/status/status.ts";
import { confirm } from "#ui/feedback/confirm.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import type { PartyEntry } from "../useParties.ts";
import { linkMessages } from "./linkMessages.ts";
import type { PassengerLinks } from "./usePassengerLinks.ts";

/** The making of one passenger's link. */
export interface LinkMaker {
  /** The newest link; undefined where there is none, or the server has not answered. */
  last: PassengerLinkView | undefined;
  /** Whether links can be made at all. */
  isOffered: boolean;
  /** Whether the link itself may be handed to the viewer; otherwise it is mailed alone. */
  mayHold: boolean;
  /** Without a connection, or while one is being made. */
  isClosed: boolean;
  offline: boolean;
  made: PassengerLinkMade | null;
  refusal: ReactNode;
  make: (send: boolean) => Promise<void>;
}

/** Makes the link of one passenger; an open one that ends with it is asked about first. */
export function useLinkMaker({ name, profile, profile_id }: PartyEntry, links: PassengerLinks): LinkMaker {
  const t = useText(linkMessages);
  const { id, agreement } = useWorkspace();
  const viewer = useViewer();
  const { offline } = useSyncStatus();
  const [made, setMade] = useState<PassengerLinkMade | null>(null);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const [busy, setBusy] = useState(false);
  const last = links.of.get(profile_id);
  const make = async (send: boolean) => {
    if (last && isOpen(last) && !(await confirm(t("link.again", { name })))) return;
    setBusy(true);
    const answer = await makePassengerLink(id, profile_id, send);
    setBusy(false);
    setMade(answer.ok ? answer.value : null);
    setRefusal(answer.ok ? null : refusalMessage(answer.refusal));
    if (answer.ok) links.reload();
  };
  return {
    ...{ last, made, refusal, make, offline },
    isOffered: !isSample() && agreement.status !== "ARCHIVED",
    mayHold: !profile || mayHoldLink(profile, viewer),
    isClosed: offline || busy,
  };
}

/** Whether a link still takes the form. */
export function isOpen({ expires_at }: PassengerLinkView): boolean {
  return Date.parse(expires_at) > Date.now();
}
