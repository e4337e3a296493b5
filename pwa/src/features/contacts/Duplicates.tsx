import { Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMemo } from "react";
import { type Likely, likelyDuplicates } from "shared-schema/profile/contacts/duplicates";
import { fullName, type ProfileBody } from "shared-schema/profile/schema";
import type { Doc } from "../../store/queries/documents.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useText } from "../../ui/i18n.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import classes from "./Duplicates.module.css";
import { contactsMessages } from "./messages.ts";

/** So many pairs are listed; further ones follow once these are merged. */
const MOST_LISTED = 20;

/** The contacts that may be one person, with the reason, to look at and merge. */
export function Duplicates({ people }: { people: readonly Doc<ProfileBody>[] }) {
  const t = useText(contactsMessages);
  const [opened, { toggle }] = useDisclosure();
  const pairs = useMemo(() => likelyDuplicates(people), [people]);
  if (pairs.length === 0) return null;
  return (
    <Notice tone="calm">
      {t("contacts.duplicates", { count: pairs.length })}{" "}
      <button type="button" className={classes.toggle} aria-expanded={opened} onClick={toggle}>
        {t(opened ? "contacts.duplicatesHide" : "contacts.duplicatesShow")}
      </button>
      {opened && (
        <ul className={classes.list}>
          {pairs.slice(0, MOST_LISTED).map((pair) => (
            <Pair key={`${pair.a}-${pair.b}`} pair={pair} people={people} />
          ))}
        </ul>
      )}
    </Notice>
  );
}

function Pair({ pair: { a, b, likeness }, people }: { pair: Likely; people: readonly Doc<ProfileBody>[] }) {
  const t = useText(contactsMessages);
  const nameOf = (id: number) => {
    const body = people.find((person) => person.id === id)?.body;
    return body ? [fullName(body), body.company_name].filter(Boolean).join(" · ") : "";
  };
  return (
    <li>
      <TextLink to={`/contacts/${a}`}>{nameOf(a)}</TextLink>
      {" – "}
      <TextLink to={`/contacts/${b}`}>{nameOf(b)}</TextLink>{" "}
      <Text span c="dimmed">
        {t(`contacts.likeness.${likeness}`)}
      </Text>
    </li>
  );
}
