import { Button, Group, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useEffect, useMemo, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { profileSearchText } from "shared-schema/api/profile";
import { finderOf } from "shared-schema/api/search";
import { realAddress } from "shared-schema/profile/placeholder";
import { fullName, type ProfileBody } from "shared-schema/profile/schema";
import { ContactDialog } from "../../forms/profile/ContactDialog.tsx";
import { interruptedImport } from "../../store/commands/people/importQueue.ts";
import { type Doc, useArrival, useContacts, useProfiles, useViewer } from "../../store/queries/documents.ts";
import { useLookUp, useProfilesEverywhere } from "../../store/queries/everywhere.ts";
import { FilterField } from "../../ui/FilterField.tsx";
import { FoundOnline } from "../../ui/FoundOnline.tsx";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useText } from "../../ui/i18n.ts";
import { PlusIcon } from "../../ui/icons.tsx";
import { LinkButton } from "../../ui/LinkButton.tsx";
import { EmptyState } from "../../ui/layout/EmptyState.tsx";
import { Loading } from "../../ui/layout/Loading.tsx";
import { Page } from "../../ui/layout/Page.tsx";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { StillLoading } from "../../ui/layout/StillLoading.tsx";
import { InPlace } from "../../ui/loading/InPlace.tsx";
import { part } from "../../ui/loading/part.ts";
import { NotHereText } from "../../ui/NotHere.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { compareNames } from "../../ui/table/names.ts";
import { ContactCards } from "./ContactCards.tsx";
import { Duplicates } from "./Duplicates.tsx";
import { ExportMenu } from "./ExportMenu.tsx";
import { contactsMessages } from "./messages.ts";

const importPart = part(async () => (await import("./import/ContactImport.tsx")).ContactImport);

/** The people whom the viewer holds as contacts, or the import of further ones. */
export function ContactList() {
  const [params] = useSearchParams();
  if (!params.has("import")) return <OwnContacts />;
  return (
    <InPlace part={importPart} waiting={<Loading />} Around={Page}>
      {(ContactImport) => <ContactImport />}
    </InPlace>
  );
}

function OwnContacts() {
  const t = useText(contactsMessages);
  const navigate = useNavigate();
  const [adding, { open, close }] = useDisclosure();
  const { is_admin } = useViewer();
  const people = useContactProfiles();
  const arrival = useArrival("contacts", "profiles");
  const [interrupted, setInterrupted] = useState(0);
  useEffect(() => {
    void interruptedImport()
      .then((left) => setInterrupted(left?.left ?? 0))
      .catch(() => undefined);
  }, []);
  return (
    <Page>
      <PageTitle
        note={people && arrival === "complete" && t("contacts.count", { count: people.length })}
        actions={
          <Group gap="sm">
            <LinkButton to="/contacts?import" variant="default">
              {t("contacts.import")}
            </LinkButton>
            {people && people.length > 0 && <ExportMenu people={people} />}
            <Button leftSection={<PlusIcon size={18} />} onClick={open}>
              {t("contacts.add")}
            </Button>
          </Group>
        }
      >
        {t("contacts.title")}
      </PageTitle>
      {interrupted > 0 && (
        <Notice tone="wait">
          <TextLink to="/contacts?import">{t("contacts.interrupted", { count: interrupted })}</TextLink>
        </Notice>
      )}
      {people === undefined && <Loading />}
      {people && <Duplicates people={people} />}
      {people && (people.length > 0 || is_admin) && <FilteredContacts people={people} />}
      {people?.length === 0 && arrival === "complete" && (
        <EmptyState title={t("contacts.empty")}>{t("contacts.emptyNote")}</EmptyState>
      )}
      {people && <StillLoading arrival={arrival} />}
      <ContactDialog opened={adding} onClose={close} onCreated={(profileId) => navigate(`/contacts/${profileId}`)} />
    </Page>
  );
}

function useContactProfiles(): Doc<ProfileBody>[] | undefined {
  const contacts = useContacts();
  const profiles = useProfiles();
  return useMemo(() => {
    if (contacts === undefined || profiles === undefined) return undefined;
    const held = new Set(contacts.map((contact) => contact.body.profile_id));
    return profiles
      .filter((profile) => held.has(profile.id) && !profile.body.soft_deleted)
      .sort((a, b) => compareNames(fullName(a.body), fullName(b.body)));
  }, [contacts, profiles]);
}

/** The contacts that fit a filter; for administrators the other people whom the server finds. */
function FilteredContacts({ people }: { people: Doc<ProfileBody>[] }) {
  const t = useText(contactsMessages);
  const [filter, setFilter] = useState("");
  const lookUp = useLookUp(filter);
  const held = new Set(people.map(({ id }) => id));
  const elsewhere = useProfilesEverywhere(filter).filter(({ id }) => !held.has(id));
  const isSought = finderOf(filter);
  const shown = people.filter(({ body }) => isSought(`${profileSearchText(body)} ${body.address_country ?? ""}`));
  const nothing = shown.length + elsewhere.length === 0 && filter.trim() !== "";
  return (
    <>
      <FilterField label={t("contacts.filter")} value={filter} onChange={setFilter} />
      {nothing && (
        <Text c="dimmed" role="status">
          {lookUp === "offline" ? <NotHereText /> : t("contacts.noMatch", { filter: filter.trim() })}
        </Text>
      )}
      <ContactCards people={shown} />
      <FoundOnline
        title={t("contacts.elsewhere")}
        found={elsewhere.map((person) => ({
          to: `/contacts/${person.id}`,
          label: fullName(person),
          note: person.company_name ?? realAddress(person.email) ?? "",
        }))}
      />
    </>
  );
}
