import { Button, SimpleGrid, Text, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { fullName, type ProfileBody } from "shared-schema/profile/schema";
import { ContactDialog } from "../../forms/profile/ContactDialog.tsx";
import { type Doc, useContacts, useProfiles } from "../../store/documents.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { useText } from "../../ui/i18n.ts";
import { PlusIcon, SearchIcon } from "../../ui/icons.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { Page } from "../../ui/Page.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { ContactCard } from "./ContactCard.tsx";
import { contactsMessages } from "./messages.ts";

/** The people whom the viewer holds as contacts. */
export function ContactList() {
  const t = useText(contactsMessages);
  const navigate = useNavigate();
  const [adding, { open, close }] = useDisclosure();
  const people = useContactProfiles();
  return (
    <Page>
      <PageTitle
        note={people && t("contacts.count", { count: people.length })}
        actions={
          <Button leftSection={<PlusIcon size={18} />} onClick={open}>
            {t("contacts.add")}
          </Button>
        }
      >
        {t("contacts.title")}
      </PageTitle>
      {people === undefined && <Loading />}
      {people?.length === 0 && <EmptyState title={t("contacts.empty")}>{t("contacts.emptyNote")}</EmptyState>}
      {people !== undefined && people.length > 0 && <Cards people={people} />}
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
      .sort((a, b) => fullName(a.body).localeCompare(fullName(b.body)));
  }, [contacts, profiles]);
}

function Cards({ people }: { people: Doc<ProfileBody>[] }) {
  const t = useText(contactsMessages);
  const [filter, setFilter] = useState("");
  const found = people.filter(({ body }) =>
    `${fullName(body)} ${body.company_name ?? ""} ${body.address_country ?? ""}`
      .toLocaleLowerCase()
      .includes(filter.trim().toLocaleLowerCase()),
  );
  return (
    <>
      <TextInput
        type="search"
        aria-label={t("contacts.filter")}
        placeholder={t("contacts.filter")}
        leftSection={<SearchIcon size={18} />}
        maw="26rem"
        mb="lg"
        value={filter}
        onChange={(event) => setFilter(event.currentTarget.value)}
      />
      {found.length === 0 && <Text c="dimmed">{t("contacts.noMatch", { filter: filter.trim() })}</Text>}
      <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xl" verticalSpacing="lg">
        {found.map((profile) => (
          <ContactCard key={profile.id} profile={profile} />
        ))}
      </SimpleGrid>
    </>
  );
}
