import type { Language } from "shared-schema/base/language";
import type { Finding, Report, Tone } from "shared-schema/verification/report";
import { say } from "shared-schema/verification/texts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { useLanguage, useText } from "../../ui/i18n.ts";
import { StatusTag } from "../../ui/marks/StatusTag.tsx";
import { verifyMessages } from "./messages.ts";
import type { VerifiedFile } from "./useVerification.ts";
import { VerificationResult } from "./VerificationResult.tsx";
import classes from "./verify.module.css";

const TONES = { good: "done", note: "wait", bad: "alarm" } as const satisfies Readonly<Record<Tone, string>>;

/** The findings in a file, beside the answer of the server about it. */
export function FileReport({ report, known, isBeginning }: VerifiedFile) {
  const t = useText(verifyMessages);
  const language = useLanguage();
  const { name, sections } = report;
  const { tone, verdict } = shownVerdict(report, known);
  // A contract from before there were signatures: its file says nothing, and the server knows it.
  const isSilent = report.soundSha256 === null && known?.result.ok === true;
  return (
    <section className={classes.file} aria-label={name}>
      <h2 className={classes.name}>{name}</h2>
      {!isSilent && (
        <Notice tone={TONES[tone]} title={say(`tone.${tone}`)[language]}>
          {verdict[language]}
        </Notice>
      )}
      {sections.map(({ heading, findings }) => (
        <details key={heading.en} className={classes.section} open={findings.length <= MOST_OPEN}>
          <summary className={classes.heading}>{heading[language]}</summary>
          <ul className={classes.findings}>
            {findings.map((finding, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: findings have no names of their own, and the list never changes
              <li key={index}>
                <FindingRow finding={finding} language={language} />
              </li>
            ))}
          </ul>
        </details>
      ))}
      {isBeginning && <p>{t("verify.beginning")}</p>}
      {known !== null && <VerificationResult {...known} isVerified={!isSilent} />}
    </section>
  );
}

/** Long lists are opened by who wants to read them. */
const MOST_OPEN = 8;

/** The file's own verdict, unless the server knows a later state of the contract. */
function shownVerdict({ tone, verdict }: Report, known: VerifiedFile["known"]): Pick<Report, "tone" | "verdict"> {
  if (tone === "bad" || !known?.result.ok || known.result.value.is_newest) return { tone, verdict };
  const { here, now } = known.result.value.signatures;
  return { tone: "note", verdict: say("complete.earlier", { here, all: now }) };
}

function FindingRow({ finding, language }: { finding: Finding; language: Language }) {
  const { tone, about, text, facts } = finding;
  return (
    <>
      <div className={classes.about}>
        {about !== null && <strong>{about[language]}</strong>}
        <StatusTag tone={TONES[tone]}>{say(`tone.${tone}`)[language]}</StatusTag>
      </div>
      <p className={classes.text}>{text[language]}</p>
      {facts.length > 0 && (
        <dl className={classes.facts}>
          {facts.map(({ label, value }) => (
            <div key={label.en}>
              <dt>{label[language]}</dt>
              <dd>{value[language]}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
