import { type ReactNode, useEffect, useState } from "react";
import { readingCopyBody } from "#documents/readingCopy.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { contractMessages } from "../messages.ts";
import { ReadContract } from "../reading/ReadContract.tsx";

interface Props {
  id: number;
  version: number;
}

/** The contract as it is in force with a generated addendum: to be read, not to be signed. */
export function ReadingCopy({ id, version }: Props) {
  const t = useText(contractMessages);
  const [made, setMade] = useState<{ of: string; html: string | null; refusal: ReactNode }>();
  const of = `${id} ${version}`;
  useEffect(() => {
    let current = true;
    void readingCopyBody(id, version).then((result) => {
      if (!current) return;
      const shown = result.ok
        ? { html: result.value, refusal: null }
        : { html: null, refusal: refusalMessage(result.refusal) };
      setMade({ of, ...shown });
    });
    return () => {
      current = false;
    };
  }, [id, version, of]);
  const { html, refusal } = made?.of === of ? made : { html: null, refusal: null };
  if (refusal !== null) {
    return (
      <Notice tone="alarm" title={t("contract.unread")}>
        {refusal}
      </Notice>
    );
  }
  return (
    <>
      <Notice tone="calm">{t("contract.readingCopy")}</Notice>
      <ReadContract html={html} />
    </>
  );
}
