import { useMemo } from "react";
import { accessTo, type Viewer } from "shared-schema/agreement/access";
import type { AgreementBody, Status } from "shared-schema/agreement/schema";
import { formatAgreementId } from "shared-schema/pricing/format";
import { type Doc, useAgreements, useViewer, useYachts } from "../../store/documents.ts";
import { type Text, useText } from "../../ui/i18n.ts";
import type { Tone } from "../../ui/StatusTag.tsx";
import { agreementsMessages } from "./messages.ts";

/** An agreement as the list shows it. */
export interface AgreementRow {
  id: number;
  /** The id, padded to 5 digits. */
  number: string;
  name: string;
  /** Undefined sorts last. */
  yacht: string | undefined;
  /** `YYYY/MM/DD`, by UTC. */
  departure: string | undefined;
  arrival: string | undefined;
  status: string;
  tone: Tone;
  /** Shown with a pencil; an eye otherwise. */
  editable: boolean;
}

const TONES: Record<Status, Tone> = {
  DRAFT: "wait",
  LOCKED: "calm",
  CONTRACT: "done",
  ADDENDUM: "done",
  SETTLING: "calm",
  SETTLED: "done",
  ARCHIVED: "plain",
};

/** The rows of the list; undefined while the first documents load. */
export function useAgreementRows(): AgreementRow[] | undefined {
  const t = useText(agreementsMessages);
  const agreements = useAgreements();
  const yachts = useYachts();
  const viewer = useViewer();
  return useMemo(() => {
    const names = new Map(yachts?.map(({ id, body }) => [id, body.name]));
    return agreements?.map((agreement) => rowOf(agreement, names, viewer, t));
  }, [agreements, yachts, viewer, t]);
}

function rowOf(
  { id, body }: Doc<AgreementBody>,
  yachtNames: ReadonlyMap<number, string>,
  viewer: Viewer,
  t: Text<keyof typeof agreementsMessages>,
): AgreementRow {
  const finished = body.status === "SETTLED" || body.status === "ARCHIVED";
  return {
    id,
    number: formatAgreementId(id),
    name: body.name,
    yacht: body.yacht_id === null ? undefined : yachtNames.get(body.yacht_id),
    departure: day(body.delivery_date),
    arrival: day(body.redelivery_date),
    status: t(body.status === "DRAFT" && body.version > 0 ? "agreements.ADDENDUM_DRAFT" : `agreements.${body.status}`),
    tone: TONES[body.status],
    editable: accessTo(body, viewer).write && !finished,
  };
}

function day(instant: string | null): string | undefined {
  return instant?.slice(0, 10).replaceAll("-", "/");
}

/** Whether a row has all the words of the filter somewhere. */
export function matches(row: AgreementRow, filter: string): boolean {
  const text = `${row.number} ${row.name} ${row.yacht ?? ""} ${row.status}`.toLocaleLowerCase();
  return filter
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
