import { useMemo } from "react";
import { accessTo, type Viewer } from "shared-schema/agreement/access";
import type { AgreementBody, Status } from "shared-schema/agreement/schema";
import { isFrozen } from "shared-schema/frozen/inputs";
import { formatAgreementId } from "shared-schema/pricing/format";
import { slashed } from "../../base/slashed.ts";
import { type Doc, useAgreements, useArrival, useViewer, useYachts } from "../../store/queries/documents.ts";
import { useSnapshots } from "../../store/queries/inputs.ts";
import { type Text, useText } from "../../ui/i18n.ts";
import type { Tone } from "../../ui/marks/StatusTag.tsx";
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
  /** Whether the viewer may see prices. */
  priced: boolean;
  body: AgreementBody;
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

/** No yacht has this number. */
const NO_YACHT = 0;

/** The rows of the list; undefined while the first documents load. */
export function useAgreementRows(): AgreementRow[] | undefined {
  const t = useText(agreementsMessages);
  const agreements = useAgreements();
  const yachts = useYachts();
  const snapshots = useSnapshots();
  const arrived = useArrival("yachts", "agreement_records") === "complete";
  const viewer = useViewer();
  return useMemo(() => {
    const names = new Map(yachts?.map(({ id, body }) => [id, body.name]));
    const frozen = new Map(snapshots?.map(({ id, body }) => [id, body.yacht?.name]));
    const yachtOf = ({ id, body }: Doc<AgreementBody>) => {
      const name = isFrozen(body.status) ? frozen.get(id) : names.get(body.yacht_id ?? NO_YACHT);
      return name ?? (body.yacht_id === null || arrived ? undefined : "…");
    };
    return agreements?.map((agreement) => {
      return rowOf(agreement, yachtOf(agreement), viewer, t);
    });
  }, [agreements, yachts, snapshots, arrived, viewer, t]);
}

function rowOf(
  { id, body }: Doc<AgreementBody>,
  yacht: string | undefined,
  viewer: Viewer,
  t: Text<keyof typeof agreementsMessages>,
): AgreementRow {
  const access = accessTo(body, viewer);
  const finished = body.status === "SETTLED" || body.status === "ARCHIVED";
  return {
    id,
    number: formatAgreementId(id),
    name: body.name,
    yacht,
    departure: day(body.delivery_date),
    arrival: day(body.redelivery_date),
    status: t(body.status === "DRAFT" && body.version > 0 ? "agreements.ADDENDUM_DRAFT" : `agreements.${body.status}`),
    tone: TONES[body.status],
    editable: access.write && !finished,
    priced: access.contract,
    body,
  };
}

function day(instant: string | null): string | undefined {
  return instant === null ? undefined : slashed(instant);
}
