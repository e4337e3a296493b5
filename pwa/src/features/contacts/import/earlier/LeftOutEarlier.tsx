import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { forgetRefused, type RefusedOfImport, refusedPeople } from "#store/commands/people/refusedPeople.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { showDate } from "#ui/fields/dates.ts";
import { useText } from "#ui/i18n.ts";
import { importMessages } from "../messages.ts";
import { SetAside } from "./SetAside.tsx";

/** The people whom imports left out before this page was opened, each with the reason, until someone closes the note. */
export function LeftOutEarlier() {
  const t = useText(importMessages);
  const [imports, setImports] = useState<RefusedOfImport[]>([]);
  useEffect(() => {
    let gone = false;
    void refusedPeople()
      .then((found) => {
        if (!gone) setImports(found);
      })
      .catch(() => undefined);
    return () => {
      gone = true;
    };
  }, []);
  const forget = async (id: string) => {
    await forgetRefused(id);
    setImports((all) => all.filter((each) => each.id !== id));
  };
  return imports.map(({ id, file, at, people }) => (
    <Notice key={id} tone="wait" title={t("contactImport.setAsideEarlier", { file, date: showDate(at) })}>
      <SetAside people={people} />
      <Button
        mt="xs"
        size="compact-sm"
        variant="subtle"
        aria-label={t("contactImport.setAsideForgetNamed", { file, date: showDate(at) })}
        onClick={() => void forget(id)}
      >
        {t("contactImport.setAsideForget")}
      </Button>
    </Notice>
  ));
}
