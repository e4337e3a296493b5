import { accessTo, type Viewer } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { mayWriteProfile } from "shared-schema/profile/change";
import type { ContactBody, ProfileBody } from "shared-schema/profile/schema";
import type { TwoWayCollection } from "shared-schema/sync/wire";
import type { YachtBody } from "shared-schema/yacht/schema";

/** Whether a viewer may write a document of their database, judged by the document alone. */
export function mayWriteBody(viewer: Viewer, collection: TwoWayCollection, body: Record<string, unknown>): boolean {
  switch (collection) {
    case "agreements":
      return accessTo(body as AgreementBody, viewer).write;
    case "yachts":
      return viewer.is_admin || (body as YachtBody).created_by === viewer.user_id;
    case "profiles":
      return mayWriteProfile(body as ProfileBody, viewer.user_id);
    case "contacts":
      return (body as ContactBody).user_id === viewer.user_id;
    case "inbox":
      return false;
  }
}
