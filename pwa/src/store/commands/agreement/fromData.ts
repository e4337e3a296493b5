import { PROFESSIONAL_ROLES, ownParties as partiesOf, type Viewer } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Result } from "shared-schema/base/result";
import { type DraftFromData, draftFromData } from "shared-schema/contract/data/draft";
import type { ContractData } from "shared-schema/contract/data/format";
import type { ProfileBody } from "shared-schema/profile/schema";
import { runtime } from "../../database/runtime.ts";
import { insertAgreement, ownParties } from "./agreements.ts";

/** The draft that a file would become here, and what of it would be left out. Nothing is written. */
export async function draftOf(data: ContractData): Promise<DraftFromData> {
  const { collections, now, newId, viewer } = await runtime();
  const me = viewer();
  const agreements = (await collections.agreements.find().exec()).map((row) => row.toMutableJSON().body);
  const contacts = (await collections.contacts.find().exec()).map((row) => row.toMutableJSON().body.profile_id);
  const numbers = data.parties.map(({ profile_id }) => String(profile_id));
  const profiles = await collections.profiles.findByIds(numbers).exec();
  const yacht = data.yacht && (await collections.yachts.findOne(String(data.yacht.number)).exec());
  const mine = agreements.filter((agreement) => isProfessional(agreement, me));
  return draftFromData(data, {
    viewer: me,
    created_at: new Date(now()).toISOString(),
    own: ownParties(),
    newId,
    yacht: (number) => {
      const body = yacht?.toMutableJSON().body;
      const isKnown =
        me.is_admin || body?.created_by === me.user_id || mine.some(({ yacht_id }) => yacht_id === number);
      return body && isKnown ? body : null;
    },
    profile: (number) => {
      const body = profiles.get(String(number))?.toMutableJSON().body;
      const isTied = contacts.includes(number) || mine.some((agreement) => isOn(agreement, number));
      return body && (isTied || isOwn(body, me)) ? body : null;
    },
  });
}

/** Creates the draft that a file becomes, and answers its id. */
export async function createFromData(data: ContractData): Promise<Result<number>> {
  const { body } = await draftOf(data);
  return insertAgreement(body);
}

/** The server asks the same (`mayAddLink`): what a device does not hold, it does not add. */
function isProfessional(agreement: AgreementBody, viewer: Viewer): boolean {
  return partiesOf(agreement, viewer).some(({ role }) => PROFESSIONAL_ROLES.includes(role));
}

function isOn({ parties }: AgreementBody, number: number): boolean {
  return Object.values(parties).some(({ profile_id }) => profile_id === number);
}

function isOwn({ created_by, user_id }: ProfileBody, viewer: Viewer): boolean {
  return viewer.is_admin || created_by === viewer.user_id || user_id === viewer.user_id;
}
