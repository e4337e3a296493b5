import type { ReactNode } from "react";
import type { Refusal } from "shared-schema/base/result";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { AccountPage } from "../AccountPage.tsx";

/** A mailed link that does not work, and what to do instead. */
export function LinkEnded({ title, refusal, children }: { title: string; refusal: Refusal; children: ReactNode }) {
  return (
    <AccountPage title={title}>
      <Notice tone="alarm">{refusalMessage(refusal)}</Notice>
      {children}
    </AccountPage>
  );
}
