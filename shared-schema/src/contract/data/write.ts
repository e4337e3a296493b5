import { byPos, orderWaypoints } from "../../agreement/order.ts";
import { printedFields } from "../../agreement/printed.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { editionOf } from "../../agreement/wording/edition.ts";
import { pick } from "../../base/json.ts";
import { done, type Result, refused } from "../../base/result.ts";
import type { ProfileBody } from "../../profile/schema.ts";
import type { ContractFacts } from "../../terms/facts.ts";
import { fingerprintOf } from "../../terms/fingerprint.ts";
import { type ContractTerms, terms } from "../../terms/terms.ts";
import type { YachtBody } from "../../yacht/schema.ts";
import { HEAD_FIELDS, PARTS } from "./entered.ts";
import { type ContractData, contractData } from "./format.ts";
import { DATA_FORMAT, DATA_FORMAT_VERSION } from "./names.ts";

/** The sources of a version, cut for its reader. */
interface VersionSource {
  /** Number of the agreement. */
  id: number;
  version: ContractData["version"];
  agreement: AgreementBody;
  /** Null where there is none, or where it was not kept. */
  yacht: YachtBody | null;
  /** By number; one that the reader does not hold is absent. */
  profiles: Readonly<Record<number, ProfileBody>>;
  terms: ContractTerms;
}

/**
 * A version of a contract as data, for someone who reads that contract. Of people it holds what the contract prints.
 * @returns `contract-data.unwritable` for a version whose agreement was kept in a form that is no longer known
 */
export function writeContractData({
  id,
  version,
  agreement,
  yacht,
  profiles,
  ...rest
}: VersionSource): Result<ContractData> {
  const { yacht_id } = agreement;
  const written = contractData.safeParse({
    format: DATA_FORMAT,
    format_version: DATA_FORMAT_VERSION,
    number: id,
    version,
    agreement: {
      ...pick(agreement, (field) => HEAD_FIELDS.includes(field)),
      waypoints: orderWaypoints(agreement.waypoints).map(([key, stop]) => ({
        ...known(PARTS.waypoint, stop),
        id: key,
      })),
      services: ordered(PARTS.service, agreement.special_conditions),
      clauses: ordered(PARTS.clause, agreement.clauses ?? {}),
      fuel_bunkers: ordered(PARTS.bunker, agreement.fuel_bunkers),
      stays: Object.values(agreement.stays).map((stay) => known(PARTS.stay, stay)),
      payment_calls: ordered(PARTS.call, agreement.payment_calls),
    },
    yacht: yacht && yacht_id !== null ? { ...known(contractData.shape.yacht.unwrap(), yacht), number: yacht_id } : null,
    parties: byPos(agreement.parties).map(([, { role, profile_id }]) => {
      const profile = profiles[profile_id];
      return { role, profile_id, particulars: profile ? printed(role, profile) : null };
    }),
    terms: rest.terms,
  });
  return written.success ? done(written.data) : refused("contract-data.unwritable");
}

/** The agreement as it stands, as data: what would be generated now. */
export function writeDraftData(facts: ContractFacts): Result<ContractData> {
  const { id, agreement, yacht, profiles } = facts;
  const current = terms(facts);
  const version: ContractData["version"] = {
    number: agreement.version,
    status: "DRAFT",
    generated_at: null,
    fingerprint: fingerprintOf(current),
    articles_edition: editionOf(agreement),
    pdf_sha256: null,
  };
  return writeContractData({ id, version, agreement, yacht, profiles, terms: current });
}

function printed(role: AgreementBody["parties"][string]["role"], profile: ProfileBody) {
  const fields: readonly string[] = ["is_company", ...printedFields(role, profile)];
  return pick(profile, (field) => fields.includes(field));
}

function ordered<T extends { pos: string }>(schema: Shaped, parts: Readonly<Record<string, T>>) {
  return byPos(parts).map(([, part]) => known(schema, part));
}

interface Shaped {
  shape: Readonly<Record<string, unknown>>;
}

/** The fields that the format knows: a newer client may have stored others. */
function known({ shape }: Shaped, part: object) {
  return pick({ ...part }, (field) => Object.hasOwn(shape, field));
}
