import type { ReactNode } from "react";
import type { Refusal } from "shared-schema/base/result";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { saying } from "../../../ui/feedback/Said.tsx";
import { AccountPage } from "../AccountPage.tsx";

/** A mailed link that does not work, and what to do instead. */
export function LinkEnded({ title, refusal, children }: { title: string; refusal: Refusal; children: ReactNode }) {
  return (
    <AccountPage title={title}>
      <Notice tone="alarm">{saying(refusal)}</Notice>
      {children}
    </AccountPage>
  );
}
