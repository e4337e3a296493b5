import { useContext } from "react";
import { useParams } from "react-router";
import type { VersionPlace } from "#store/commands/signing/signing.ts";
import { WorkspaceContext } from "../../../frame/workspace/workspace.ts";
import { contractPath } from "./contractPath.ts";

/** The version that is signed, and the address of the page to which signing returns. */
export interface SigningPlace extends VersionPlace {
  page: string;
}

/** The version in the address: a section of an open agreement, or the page of a delegate who is not on it. */
export function useSigningPlace(): SigningPlace {
  const workspace = useContext(WorkspaceContext);
  const { agreementId = "", cruiseVersion = "" } = useParams();
  const given = /^\d+$/.test(cruiseVersion) ? Number(cruiseVersion) : null;
  const id = workspace?.id ?? (/^\d+$/.test(agreementId) ? Number(agreementId) : -1);
  const version = given ?? workspace?.agreement.version ?? 0;
  return { id, version, page: workspace ? contractPath(id, version) : `/sign/${id}/${version}` };
}
