import type { Bilingual } from "../base/language.ts";
import { ROLES } from "../base/roles.ts";
import { ROLE_LABELS } from "../labels/parties.ts";
import { SIGNATURE_LEVEL_LABELS } from "../labels/signing.ts";
import { momentText } from "../pades/appearance/words.ts";
import type { ForeignSignature } from "../pades/verify/foreign.ts";
import { revisionSentence, signatureSentence } from "../pades/verify/sentences.ts";
import type { FileVerdict, RevisionVerdict, SignatureVerdict } from "../pades/verify/verdict.ts";
import { type Fact, type Finding, plain, type Tone } from "./report.ts";
import { say } from "./texts.ts";

const both = (write: (language: "en" | "fr") => string): Bilingual => ({ en: write("en"), fr: write("fr") });
const moment = (at: string) => both((language) => momentText(at, language));

/** A finding for each signature, and for each party that has not signed. */
export function signatureFindings({ signatures, unsigned }: FileVerdict): Finding[] {
  const missing = unsigned.map(
    (field): Finding => ({ tone: "note", about: roleOf(field), text: say("unsigned.party"), facts: [] }),
  );
  return [...signatures.map(signatureFinding), ...missing];
}

function signatureFinding(signature: SignatureVerdict): Finding {
  const { state, isChangedAfter, level, issuer, serial, reason, time, claimedTime } = signature;
  const holds: Tone = state === "valid" ? "good" : state === "untrusted" ? "note" : "bad";
  const facts: (Fact | null)[] = [
    // A signature that does not hold has reached no level.
    signature.kind === "archive" || holds === "bad" ? null : { label: say("level"), value: levelText(level) },
    assuranceFact(signature),
    issuer === "" ? null : { label: say("issuer"), value: plain(issuer) },
    serial === "" ? null : { label: say("serial"), value: plain(serial) },
    reason === null ? null : { label: say("reason"), value: plain(reason) },
    // No one vouches for it: it is told only where no time stamp tells the time.
    time !== null || claimedTime === null ? null : { label: say("claimed"), value: moment(claimedTime) },
  ];
  return {
    tone: isChangedAfter ? "bad" : holds,
    about: aboutOf(signature),
    text: both((language) => signatureSentence(signature, language)),
    facts: facts.filter((each) => each !== null),
  };
}

/** What kind of signature it is. Where the authority is not trusted, no one vouches for what its certificate says of that. */
function assuranceFact({ kind, state, isPlatform }: SignatureVerdict): Fact | null {
  if (state !== "valid" || (kind !== "party" && !isPlatform)) return null;
  return { label: say("assurance"), value: say(isPlatform ? `assurance.${kind}` : "assurance.foreign") };
}

function levelText(level: SignatureVerdict["level"]): Bilingual {
  const label = SIGNATURE_LEVEL_LABELS[level];
  return { en: `${level}: ${label.en}`, fr: `${level} : ${label.fr}` };
}

function aboutOf({ kind, field, signer }: SignatureVerdict): Bilingual {
  const role = kind === "party" ? roleOf(field) : say(kind);
  return signer === "" ? role : say("by.party", { role, name: signer });
}

/** The role of the party whose field it is. */
function roleOf(field: string): Bilingual {
  const role = ROLES.find((each) => each === field.split(":")[0]);
  return role ? ROLE_LABELS[role] : plain(field);
}

/** A finding for each revision. */
export function revisionFindings({ revisions, signatures }: FileVerdict): Finding[] {
  return revisions.map((revision) => {
    const over = signatures.filter((signature) => signature.revision >= revision.number);
    const isDoubtful = over.length > 0 && over.every(({ state }) => state !== "valid" && state !== "untrusted");
    return {
      tone: revision.kind === "changed" || isDoubtful ? "bad" : revisionTone(revision, over),
      about: say("revision", { number: revision.number + 1 }),
      text:
        isDoubtful && revision.kind !== "changed"
          ? say("revision.doubtful")
          : both((language) => revisionSentence(revision, language)),
      facts: [fingerprintOf(revision)],
    };
  });
}

/** No one vouches for a contract that is not signed, or only an authority that is not known. */
function revisionTone({ kind }: RevisionVerdict, over: readonly SignatureVerdict[]): Tone {
  if (over.some(({ state }) => state === "valid")) return "good";
  return over.length > 0 || kind === "issued" ? "note" : "good";
}

function fingerprintOf({ sha256 }: RevisionVerdict): Fact {
  return { label: say("fingerprint"), value: plain(sha256) };
}

/** A finding for each signature in the PDF of another program. */
export function foreignFindings(signatures: readonly ForeignSignature[]): Finding[] {
  return signatures.map(({ state, kind, signer, after }, index) => {
    const label = say("signature", { number: index + 1 });
    const role = kind === "time-stamp" ? say("archive") : label;
    const text = say(`foreign.${state}`);
    return {
      tone: state === "altered" ? "bad" : "note",
      about: signer === "" ? role : say("by.party", { role, name: signer }),
      text: after > 0 && state === "intact" ? say("foreign.after", { text, bytes: after }) : text,
      facts: [],
    };
  });
}
