import { ALERT_KINDS, type AlertKind } from "shared-schema/labels/alerts/kinds";
import type { AlertRow } from "../../../store/queries/alerts/alerts.ts";
import { type Deps, type Tx, transact } from "../../base/context.ts";
import { queueMail } from "../../base/outbox/queueMail.ts";
import { alertDetails } from "../next/details.ts";
import { agreementFor, mailableUser, readersOf, yachtName } from "../recipients.ts";
import { mailSettingsOf } from "../settings/settings.ts";
import { MOST_WAITING, peopleIn } from "./addAlert.ts";
import { digestLetter, type News } from "./alertLetter.ts";
import { digestDays } from "./digestDay.ts";

/** Lines of a daily mail, and those of them that one agreement takes; the rest is counted. */
const MOST_LINES = { ofAll: 50, ofAgreement: 20 };

/** Writes the daily mails that are due, each account's in a transaction of its own. An account to which nothing happened gets none. */
export function writeDigests(deps: Deps): void {
  for (const user of deps.store.alerts.waitingUsers()) {
    try {
      transact(deps, (tx) => writeDigest(tx, user));
    } catch (error) {
      // One that cannot be written does not keep the others from theirs.
      deps.log.error({ err: error, user }, "A daily mail could not be written");
    }
  }
}

function writeDigest(tx: Tx, userId: number): void {
  const { alerts } = tx.store;
  const { time_zone, language, off } = mailSettingsOf(tx, userId);
  const days = digestDays(time_zone);
  const day = days.last(tx.now);
  const [oldest] = alerts.waitingOf(userId, 1);
  // Asked of the first alone: the loop looks at it again and again until the day has come.
  if (!oldest || days.of(oldest.created_at) > day) return;
  const due = alerts.waitingOf(userId, MOST_WAITING).filter(({ created_at }) => days.of(created_at) <= day);
  const last = due.at(-1);
  if (!last) return;
  alerts.settle(userId, last.id);
  const user = mailableUser(tx, userId);
  const readNews = newsReader(tx, userId);
  const news = due.flatMap((row) => readNews(row) ?? []).filter(({ kind }) => !off.includes(kind));
  if (!user || news.length === 0) return;
  const lines = linesOf(news);
  const more = news.length - lines.length;
  // News above the ceiling was not kept for this mail.
  const letter = digestLetter(lines, more === 0 ? null : `${more}${due.length < MOST_WAITING ? "" : "+"}`);
  queueMail(tx, {
    key: `digest/${userId}/${day}/${last.key}`,
    kind: "digest",
    userId,
    to: user.email,
    language,
    letter,
  });
}

/** The news that a daily mail says: an agreement that is edited all day leaves room for the others. */
function linesOf(news: readonly News[]): News[] {
  const taken = new Map<number, number>();
  const lines = news.filter(({ agreement_id }) => {
    const count = (taken.get(agreement_id) ?? 0) + 1;
    taken.set(agreement_id, count);
    return count <= MOST_LINES.ofAgreement;
  });
  return lines.slice(0, MOST_LINES.ofAll);
}

/** Makes news of rows, null where the account no longer reads the agreement. An agreement is looked up once, however much there is. */
function newsReader(tx: Tx, userId: number): (row: AlertRow) => News | null {
  const found = new Map<string, Pick<News, "agreement" | "yacht"> | null>();
  return ({ agreement_id, kind: name, details }) => {
    const kind: AlertKind | undefined = ALERT_KINDS.find((each) => each === name);
    if (!kind) return null;
    const { contract, checks } = readersOf(kind);
    const key = `${agreement_id}/${contract}/${checks}`;
    const known = found.get(key);
    const about = known === undefined ? aboutOf(tx, userId, { agreement_id, kind }) : known;
    found.set(key, about);
    if (!about) return null;
    const facts = alertDetails.parse(JSON.parse(details));
    return { kind, agreement_id, ...about, details: facts, ...peopleIn(tx, agreement_id, facts) };
  };
}

function aboutOf(tx: Tx, userId: number, { agreement_id, kind }: Pick<News, "agreement_id" | "kind">) {
  const agreement = agreementFor(tx, userId, agreement_id, readersOf(kind));
  return agreement && { agreement, yacht: yachtName(tx, agreement) };
}
