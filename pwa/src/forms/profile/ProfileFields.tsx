import { BankSection, CompanySection } from "./CompanySections.tsx";
import { PassportSection, PersonSection } from "./PersonSections.tsx";
import type { ProfileRecord } from "./record.ts";

/** The particulars of a person, live or frozen. `bank`: whether the profile is in a role that is paid. */
export function ProfileFields({ profile, bank }: { profile: ProfileRecord; bank: boolean }) {
  return (
    <>
      <PersonSection profile={profile} />
      <PassportSection profile={profile} />
      <CompanySection profile={profile} />
      {bank && <BankSection profile={profile} />}
    </>
  );
}
