import type { ReactNode } from "react";
import { EmptyState } from "./EmptyState.tsx";
import { Page } from "./Page.tsx";
import { PageTitle } from "./PageTitle.tsx";

interface Props {
  title: string;
  /** One sentence: the planned content, and what to do until then. */
  sentence: string;
  children?: ReactNode;
}

/** A screen of a later release: its real title and one honest sentence. */
export function Later({ title, sentence, children }: Props) {
  return (
    <Page narrow>
      <PageTitle>{title}</PageTitle>
      <EmptyState title={sentence}>{children}</EmptyState>
    </Page>
  );
}
