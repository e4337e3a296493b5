import { accessTo, type Viewer } from "shared-schema/agreement/access";
import { mayWriteProfile } from "shared-schema/profile/mayWrite";
import { typedBody } from "shared-schema/sync/typedBody";
import type { TwoWayCollection } from "shared-schema/sync/wire";

/** Whether a viewer may write a document of their database, judged by the document alone. */
export function mayWriteBody(viewer: Viewer, collection: TwoWayCollection, body: Record<string, unknown>): boolean {
  const document = typedBody(collection, body);
  switch (document.collection) {
    case "agreements":
      return accessTo(document.body, viewer).write;
    case "yachts":
      return viewer.is_admin || document.body.created_by === viewer.user_id;
    case "profiles":
      return mayWriteProfile(document.body, viewer.user_id);
    case "contacts":
      return document.body.user_id === viewer.user_id;
    default:
      return false;
  }
}
