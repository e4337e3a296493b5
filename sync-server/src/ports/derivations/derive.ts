import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Result } from "shared-schema/base/result";
import type { AmendedVersion } from "shared-schema/contract/addendum/addendum";
import { buildAddendum } from "shared-schema/contract/addendum/addendum";
import type { ContractDocument } from "shared-schema/contract/blocks";
import type { VersionText } from "shared-schema/contract/comparison/versionText";
import type { ContractData } from "shared-schema/contract/data/format";
import { writeDraftData } from "shared-schema/contract/data/write";
import { buildContract } from "shared-schema/contract/document";
import { currentAddendum, currentContract, currentText } from "shared-schema/contract/draft";
import { contractHtml } from "shared-schema/contract/html";
import type { ContractOptions } from "shared-schema/contract/options";
import type { Inputs } from "shared-schema/frozen/inputs";
import type { Geo } from "shared-schema/geo/types";
import { type PriceDifference, type PriceStep, priceByCause } from "shared-schema/pricing/causes/causes";
import type { PriceState } from "shared-schema/pricing/causes/edits";
import { makePlan, type Plan, type PlanInput } from "shared-schema/pricing/plan";
import type { ContractFacts } from "shared-schema/terms/facts";
import { factsFromPlan } from "shared-schema/terms/factsFromPlan";
import { fingerprintOf } from "shared-schema/terms/fingerprint";
import { missingOf } from "shared-schema/terms/missing";
import { type ContractTerms, terms } from "shared-schema/terms/terms";

/** Everything that is derived from an agreement's plan, by kind: of what, and what comes of it. All of it is plain JSON. */
interface Derivable {
  plan: { of: Omit<PlanInput, "geo">; answer: Plan };
  /** As they bind: without estimated times. */
  terms: { of: Around; answer: BoundTerms };
  missing: { of: Around & { estimates: boolean }; answer: string[] };
  /** The draft's document, for a printer. */
  document: { of: Drafted; answer: ContractDocument };
  /** The draft as a page. */
  page: { of: Drafted; answer: string };
  text: { of: Around & { origin: string }; answer: VersionText };
  data: { of: Around; answer: Result<ContractData> };
  /** A version that is generated. */
  version: { of: VersionFacts; answer: VersionDocuments };
  /** The kept text of a version as a page to be read. */
  reading: { of: { document: ContractDocument; name: string }; answer: string };
  causes: { of: { start: PriceState; steps: readonly PriceStep[] }; answer: PriceDifference };
}

export type Kind = keyof Derivable;
export type Of<K extends Kind> = Derivable[K]["of"];
export type Answer<K extends Kind> = Derivable[K]["answer"];

/** An agreement with everything around it. */
interface Around extends Pick<Inputs, "yacht" | "profiles" | "taxRows" | "today"> {
  id: number;
  agreement: AgreementBody;
}

interface Drafted extends Around {
  origin: string;
  /** The version that an addendum amends; null for the contract itself, or as amended. */
  amended: AmendedVersion | null;
}

interface BoundTerms {
  terms: ContractTerms;
  fingerprint: string;
  plan: Plan;
}

interface VersionFacts {
  facts: ContractFacts;
  options: ContractOptions;
  amended: AmendedVersion | null;
}

interface VersionDocuments {
  document: ContractDocument;
  /** The whole contract as it is with this version; of the contract itself the same. */
  consolidated: ContractDocument;
  /** The document as a page. */
  page: string;
}

type Derive = { [K in Kind]: (of: Of<K>, geo: Geo) => Answer<K> };

const DERIVE: Derive = {
  plan: (of, geo) => makePlan({ ...of, geo }),
  terms: (of, geo) => {
    const plan = boundPlan(of, geo);
    const made = terms(factsFromPlan({ ...of, plan }));
    return { terms: made, fingerprint: fingerprintOf(made), plan };
  },
  missing: (of, geo) => missingOf(factsFromPlan({ ...of, plan: makePlan({ ...of, geo }) })).paths,
  document: (of, geo) => draftOf(of, geo),
  page: (of, geo) => contractHtml(draftOf(of, geo)),
  text: (of, geo) => currentText(factsOf(of, geo), of.origin),
  data: (of, geo) => writeDraftData(factsOf(of, geo)),
  version: ({ facts, options, amended }) => {
    const consolidated = buildContract(facts, options);
    const document = amended ? buildAddendum(facts, options, amended) : consolidated;
    return { document, consolidated, page: contractHtml(document) };
  },
  reading: ({ document }) => contractHtml(document),
  causes: ({ start, steps }, geo) => priceByCause(start, steps, geo),
};

/** Derives something of an agreement. Blocks for as long as it takes. */
export function derive<K extends Kind>(kind: K, of: Of<K>, geo: Geo): Answer<K> {
  return DERIVE[kind](of, geo);
}

function draftOf(of: Drafted, geo: Geo): ContractDocument {
  const facts = factsOf(of, geo);
  return of.amended ? currentAddendum(facts, of.origin, of.amended) : currentContract(facts, of.origin);
}

function factsOf(of: Around, geo: Geo): ContractFacts {
  return factsFromPlan({ ...of, plan: boundPlan(of, geo) });
}

function boundPlan({ agreement, yacht, taxRows, today }: Around, geo: Geo): Plan {
  return makePlan({ agreement, yacht, taxRows, today, geo });
}
