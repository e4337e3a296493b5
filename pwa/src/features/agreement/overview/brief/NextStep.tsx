import { Anchor, Button, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { Next } from "shared-schema/next/next";
import { isSample } from "#store/session/sample.ts";
import { useText } from "#ui/i18n.ts";
import { InPlace } from "#ui/loading/InPlace.tsx";
import { part } from "#ui/loading/part.ts";
import { Block } from "../../frame/Block.tsx";
import { frameMessages } from "../../frame/messages.ts";
import { doersOf } from "../../frame/missing/doers.ts";
import { pathsOfSection } from "../../frame/nav/pathsOfSection.ts";
import { SECTIONS, sectionAddress, TAB_OF_SECTION } from "../../frame/nav/sections.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { MissingSheet } from "../../missing/MissingSheet.tsx";
import { useNames } from "../../people/useParties.ts";
import { Approved } from "../next/Approved.tsx";
import { AskButton } from "../next/AskButton.tsx";
import { NextRow } from "../next/NextRow.tsx";
import { useNext } from "../next/useNext.ts";
import { Awaited } from "./Awaited.tsx";
import classes from "./brief.module.css";
import { briefMessages } from "./briefMessages.ts";
import { OwnDetails } from "./OwnDetails.tsx";
import { usePeopleInWords } from "./usePeopleInWords.ts";

const signatures = part(() =>
  import("../../contract/signing/AwaitedSignatures.tsx").then((module) => module.AwaitedSignatures),
);

/**
 * Shows the next step of the agreement for the viewer, one tap away. Drafters find under it what is missing, and readers their own
 * details and the contract.
 */
export function NextStep() {
  const t = useText(briefMessages);
  const { id, access, may } = useWorkspace();
  const shown = useNext();
  const read = !may.terms && access.contract && (
    <Anchor component={Link} className={classes.step} to={sectionAddress(id, "contract")}>
      {t("brief.contract")}
    </Anchor>
  );
  return (
    <Block title={t(access.write ? "brief.next" : "brief.yours.title")}>
      {shown === undefined && <Text c="dimmed">…</Text>}
      {shown && (
        <NextRow shown={shown}>{shown.next.kind === "items" && <AllMissing count={shown.next.count} />}</NextRow>
      )}
      {shown === null && access.write && <Signatures otherwise={<Text>{t("brief.nothing")}</Text>} />}
      <Approved />
      {access.write ? <OfDraft next={shown?.next} /> : <OwnDetails />}
      {access.write ? read : <Signatures otherwise={read} />}
    </Block>
  );
}

/** The signatures that a generated version waits for; the server alone knows them. */
function Signatures({ otherwise }: { otherwise: ReactNode }) {
  const { agreement, access } = useWorkspace();
  const { status } = agreement;
  if (isSample() || !access.contract || (status !== "CONTRACT" && status !== "ADDENDUM")) return otherwise;
  return (
    <InPlace part={signatures} waiting={otherwise}>
      {(AwaitedSignatures) => <AwaitedSignatures className={classes.step} otherwise={otherwise} />}
    </InPlace>
  );
}

/** The details behind a drafter's next step: missing items by section, awaited approvals and signatures, or what comes first. */
function OfDraft({ next }: { next: Next | undefined }) {
  const t = useText(briefMessages);
  switch (next?.kind) {
    case "items":
      return <Lacking />;
    case "ask":
    case "approve":
      return (
        <>
          <Text mt="xs">{t("brief.complete")}</Text>
          <Awaited />
          {next.kind === "approve" && <AskButton />}
        </>
      );
    case "move":
      return next.action === "generate" ? null : <Text mt="xs">{t(`brief.${next.action}`)}</Text>;
    case "waits":
      return next.for === "approvals" ? <AskButton /> : <Signatures otherwise={null} />;
    default:
      return next ? <Signatures otherwise={null} /> : null;
  }
}

/** Opens the list of everything that is missing. */
function AllMissing({ count }: { count: number }) {
  const t = useText(briefMessages);
  const [opened, { open, close }] = useDisclosure();
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={open}>
        {t("brief.all", { count })}
      </Button>
      <MissingSheet opened={opened} onClose={close} />
    </>
  );
}

/** The missing items by section. */
function Lacking() {
  const t = useText(briefMessages);
  const sections = useText(frameMessages);
  const { id, agreement, missing } = useWorkspace();
  const names = useNames();
  const inWords = usePeopleInWords();
  const lacking = SECTIONS.flatMap(({ key }) => {
    const paths = TAB_OF_SECTION[key] ? (pathsOfSection(key, missing) ?? []) : [];
    const people = doersOf(paths, agreement).map((profileId) => names(profileId).name);
    return paths.length > 0 ? [{ key, count: paths.length, people }] : [];
  });
  return (
    <ul className={classes.steps}>
      {lacking.map(({ key, count, people }) => (
        <li key={key}>
          <Anchor component={Link} className={classes.step} to={sectionAddress(id, key)}>
            <span>
              {sections(`agreement.section.${key}`)}
              {people.length > 0 && <span className={classes.doers}>{inWords(people)}</span>}
            </span>
            <span className={classes.count}>{t("brief.toDo", { count })}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
