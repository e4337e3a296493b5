import { useMemo } from "react";
import { type Access, accessTo, type Viewer } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { isOpen } from "shared-schema/agreement/status";
import type { TaxRow } from "shared-schema/pricing/tax/rows";
import { mayWriteProfile } from "shared-schema/profile/mayWrite";
import type { ContactBody, ProfileBody } from "shared-schema/profile/schema";
import type { SyncedCollection } from "shared-schema/sync/wire";
import { mayWriteYacht } from "shared-schema/yacht/mayWrite";
import type { YachtBody } from "shared-schema/yacht/schema";
import { useSession } from "../session/session.ts";
import { viewerOf } from "../session/viewer.ts";
import { yachtRoles } from "../session/yachtRoles.ts";
import type { Doc, KeyDoc } from "./docs.ts";
import { useLive } from "./live.ts";
import { ALL, live, liveContacts, liveTaxRows } from "./liveDocuments.ts";
import { useSyncFacts } from "./syncFacts.ts";

export type { Doc, KeyDoc } from "./docs.ts";

const keyOf = (id: number | null) => (id === null ? null : String(id));

/** All agreements that the viewer may see, by number, as far as they have come; undefined while loading. */
export function useAgreements(): Doc<AgreementBody>[] | undefined {
  return useLive(live.agreements.list, ALL);
}

/**
 * Whether all of some collections is here. Before the first pull of a session is complete no one knows what does not exist:
 * «offline» when it cannot go on for now.
 */
export function useArrival(...collections: SyncedCollection[]): "complete" | "arriving" | "offline" {
  return useSyncFacts(({ pulled, reachable }) => {
    if (collections.every((name) => pulled.includes(name))) return "complete";
    return reachable ? "arriving" : "offline";
  });
}

/** A document that is not here is loading until its collection has been pulled to its end. */
function useArrived<T>(collection: SyncedCollection, document: T | null | undefined): T | null | undefined {
  const arrival = useArrival(collection);
  return document === null && arrival !== "complete" ? undefined : document;
}

/** One agreement; undefined while loading, null when there is none under this number. */
export function useAgreement(id: number | null): Doc<AgreementBody> | null | undefined {
  return useArrived("agreements", useLive(live.agreements.one, keyOf(id)));
}

export function useYachts(): Doc<YachtBody>[] | undefined {
  return useLive(live.yachts.list, ALL);
}

/** One yacht; null at once for the number null. */
export function useYacht(id: number | null): Doc<YachtBody> | null | undefined {
  const yacht = useArrived("yachts", useLive(live.yachts.one, keyOf(id)));
  return id === null ? null : yacht;
}

export function useProfiles(): Doc<ProfileBody>[] | undefined {
  return useLive(live.profiles.list, ALL);
}

/** One profile; null at once for the number null. */
export function useProfile(id: number | null): Doc<ProfileBody> | null | undefined {
  const profile = useArrived("profiles", useLive(live.profiles.one, keyOf(id)));
  return id === null ? null : profile;
}

export function useContacts(): KeyDoc<ContactBody>[] | undefined {
  return useLive(liveContacts, ALL);
}

/** The table of tax rates as the server sent it; rows of a newer shape are left out. Undefined while loading. */
export function useTaxRows(): TaxRow[] | undefined {
  return useLive(liveTaxRows, ALL);
}

type FieldGroup = "terms" | "calls" | "payments" | "settlement" | "comments";

export interface AgreementAccess extends Access {
  /** May this group of fields be written now, by this viewer and in this status? */
  editable(group: FieldGroup): boolean;
}

const NO_ACCESS: AgreementAccess = {
  read: false,
  contract: false,
  write: false,
  can_approve: false,
  signs: false,
  checks: false,
  can_post_payments: "NONE",
  editable: () => false,
};

/** Returns the user at the screen, with all their profiles. */
export function useViewer(): Viewer {
  const user = useSession((session) => session.user);
  const profiles = useProfiles();
  return useMemo(() => {
    const own = (profiles ?? []).filter(({ body }) => user !== null && body.user_id === user.id);
    return viewerOf(
      user,
      own.map(({ id }) => id),
    );
  }, [user, profiles]);
}

/** Returns the viewer's rights on an agreement; none while it is loading. */
export function useAgreementAccess(id: number): AgreementAccess {
  const agreement = useAgreement(id);
  const viewer = useViewer();
  return useMemo(() => {
    if (!agreement) return NO_ACCESS;
    const access = accessTo(agreement.body, viewer);
    return { ...access, editable: (group) => access.write && isOpen(agreement.body.status, group) };
  }, [agreement, viewer]);
}

export function useYachtWritable(id: number): boolean {
  const yacht = useYacht(id);
  const agreements = useAgreements();
  const viewer = useViewer();
  return useMemo(() => {
    if (!yacht) return false;
    const using = (agreements ?? []).map(({ body }) => body).filter((body) => body.yacht_id === id);
    return mayWriteYacht(yacht.body, yachtRoles(using, viewer));
  }, [yacht, agreements, viewer, id]);
}

export function useProfileWritable(id: number): boolean {
  const profile = useProfile(id);
  const userId = useSession((session) => session.user?.id);
  return Boolean(profile && userId !== undefined && mayWriteProfile(profile.body, userId));
}
