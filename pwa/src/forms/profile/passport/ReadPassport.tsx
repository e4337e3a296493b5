import { Button, Collapse, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { type ReactNode, useState } from "react";
import type { LinkParticulars } from "shared-schema/guest/form";
import { fullName } from "shared-schema/profile/schema";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { useText } from "../../../ui/i18n.ts";
import { BusyButton } from "../../../ui/loading/BusyButton.tsx";
import { PassportLines } from "../../passport/PassportLines.tsx";
import type { ProfileRecord } from "../record.ts";
import { fillIn, isOtherName } from "./fillIn.ts";
import { passportMessages } from "./messages.ts";

type State = { kind: "NONE" | "SAVING" | "FILLED" } | { kind: "REFUSED"; message: ReactNode };

/** Reads a passport into a profile. Fields save by themselves, so what was read is only taken when the user says so. */
export function ReadPassport({ profile }: { profile: ProfileRecord }) {
  const t = useText(passportMessages);
  const [opened, { toggle }] = useDisclosure();
  const [read, setRead] = useState<LinkParticulars | null>(null);
  const [state, setState] = useState<State>({ kind: "NONE" });
  const name = `${read?.first_name ?? ""} ${read?.last_name ?? ""}`.trim();
  const fill = async () => {
    if (!read) return;
    setState({ kind: "SAVING" });
    const result = await fillIn(profile, read);
    setState(result.ok ? { kind: "FILLED" } : { kind: "REFUSED", message: result.message });
  };
  return (
    <div>
      <Button variant="default" size="sm" aria-expanded={opened} onClick={toggle}>
        {t("passport.readIn")}
      </Button>
      <Collapse expanded={opened}>
        <PassportLines
          onRead={(next) => {
            setRead(next);
            setState({ kind: "NONE" });
          }}
        />
        {read && (
          <>
            {isOtherName(read, profile.body) && (
              <Notice tone="wait">{t("passport.otherName", { read: name, name: fullName(profile.body) })}</Notice>
            )}
            <Text size="sm" my="xs">
              {t("passport.willFill", { name, number: read.passport_num ?? "" })}
            </Text>
            <BusyButton variant="default" size="sm" busy={state.kind === "SAVING"} onClick={() => void fill()}>
              {t("passport.fillIn")}
            </BusyButton>
          </>
        )}
        <div role="status">{state.kind === "FILLED" && <Text size="sm">{t("passport.filledIn")}</Text>}</div>
        {state.kind === "REFUSED" && <Notice tone="alarm">{state.message ?? t("passport.refused")}</Notice>}
      </Collapse>
    </div>
  );
}
