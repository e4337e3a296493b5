import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import { contractVersions } from "../tables/agreements.ts";
import { selecting, writing } from "./prepared.ts";

export interface ContractVersionRow {
  cruise_id: number;
  version: number;
  /** UTC. */
  generated_at: string;
  generated_by: number;
  fingerprint: string;
  /** JSON: the agreement, its terms, its parties with their approvals. */
  agreement: string;
  terms: string;
  parties: string;
  /** Of the PDF, in hex. */
  pdf_sha256: string;
  file_name: string;
}

/** A version with its documents: the page, compressed by gzip, and the PDF. */
export interface ContractFiles extends ContractVersionRow {
  html: Buffer;
  pdf: Buffer;
  /** The consolidated contract as blocks, with its format: JSON, compressed by gzip. Null in a version that is older than comparisons. */
  text: Buffer | null;
}

const { placeholder } = sql;
const { html, pdf, text } = contractVersions;
const facts = {
  cruise_id: contractVersions.cruise_id,
  version: contractVersions.version,
  generated_at: contractVersions.generated_at,
  generated_by: contractVersions.generated_by,
  fingerprint: contractVersions.fingerprint,
  agreement: contractVersions.agreement,
  terms: contractVersions.terms,
  parties: contractVersions.parties,
  pdf_sha256: contractVersions.pdf_sha256,
  file_name: contractVersions.file_name,
};

/** Generated versions. Their documents are read where they are asked for alone: they are large. */
export function contractVersionQueries(db: Db) {
  const ofCruise = eq(contractVersions.cruise_id, placeholder("cruise"));
  const ofVersion = and(ofCruise, eq(contractVersions.version, placeholder("version")));
  const all = selecting(db, db.select(facts).from(contractVersions).where(ofCruise).orderBy(contractVersions.version));
  const one = selecting(db, db.select(facts).from(contractVersions).where(ofVersion));
  const byHash = selecting(
    db,
    db
      .select(facts)
      .from(contractVersions)
      .where(eq(contractVersions.pdf_sha256, placeholder("hash"))),
  );
  const page = selecting(db, db.select({ html }).from(contractVersions).where(ofVersion));
  const paper = selecting(db, db.select({ pdf }).from(contractVersions).where(ofVersion));
  const blocks = selecting(db, db.select({ text }).from(contractVersions).where(ofVersion));
  const latest = selecting(
    db,
    db
      .select({ version: sql<number>`max(${contractVersions.version})`.as("version") })
      .from(contractVersions)
      .where(ofCruise),
  );
  const papers = selecting(
    db,
    db
      .select({ ...facts, html, pdf, text })
      .from(contractVersions)
      .orderBy(contractVersions.cruise_id, contractVersions.version),
  );
  const naming = selecting(
    db,
    db
      .select({ count: sql<number>`count(*)`.as("count") })
      .from(contractVersions)
      .where(
        sql`exists (select 1 from json_each(${contractVersions.agreement}, '$.parties') as party
          where json_extract(party.value, '$.profile_id') = ${placeholder("profile")})`,
      ),
  );
  const add = writing(
    db,
    db.insert(contractVersions).values({
      cruise_id: placeholder("cruise_id"),
      version: placeholder("version"),
      generated_at: placeholder("generated_at"),
      generated_by: placeholder("generated_by"),
      fingerprint: placeholder("fingerprint"),
      agreement: placeholder("agreement"),
      terms: placeholder("terms"),
      parties: placeholder("parties"),
      pdf_sha256: placeholder("pdf_sha256"),
      file_name: placeholder("file_name"),
      html: placeholder("html"),
      pdf: placeholder("pdf"),
      text: placeholder("text"),
    }),
  );
  return {
    add: (row: ContractFiles) => void add({ ...row }),
    /** Oldest first. */
    of: (cruise: number): ContractVersionRow[] => all.all({ cruise }),
    get: (cruise: number, version: number): ContractVersionRow | undefined => one.get({ cruise, version }),
    byHash: (hash: string): ContractVersionRow | undefined => byHash.get({ hash }),
    /** @throws where no such version was generated */
    htmlOf: (cruise: number, version: number): Buffer => present(page.get({ cruise, version })).html,
    /** @throws where no such version was generated */
    pdfOf: (cruise: number, version: number): Buffer => present(paper.get({ cruise, version })).pdf,
    /** Null for a version that is older than comparisons. @throws where no such version was generated */
    textOf: (cruise: number, version: number): Buffer | null => present(blocks.get({ cruise, version })).text,
    /** Every version whole, by agreement and version, one by one; nothing is written meanwhile. */
    papers: (): IterableIterator<ContractFiles> => papers.iterate(),
    /** Counts the versions to which a profile is a party. */
    countNaming: (profile: number): number => naming.get({ profile })?.count ?? 0,
    latestOf: (cruise: number): number | null => latest.get({ cruise })?.version ?? null,
  };
}

function present<T>(row: T | undefined): T {
  if (row === undefined) throw new Error("There is no such version.");
  return row;
}
