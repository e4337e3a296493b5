import type { Call, Row, Scene } from "./cells.ts";
import { type Expected, foreign, readers } from "./expect.ts";
import type { Stage } from "./world.ts";

interface Aims {
  agreement(own: Expected, adminAbroad: number, call: (scene: Scene, stage: Stage) => Call): Row;
  smallFile(): FormData;
}

const NO_DOCUMENT = "0190a0a0-0000-4000-8000-000000000003";
const OTHERS = { captain: 403, stakeholder: 403, client: 403, passenger: 403, admin: 403 } as const;
/** Carriers, central agents and brokers check the others; administrators only as one of them. */
const checkers = (status = 200) => readers(status, OTHERS);

/** Checks of the client of an agreement. */
export function kycRows({ agreement, smallFile }: Aims): Record<string, Row> {
  const client = ({ world }: Scene): NonNullable<Call["params"]> => ({
    profileId: world.actors.client.profileId,
    kycItem: "IDENTITY",
  });
  /** A document that the broker has just added, and one that does not exist. */
  const document = async ({ world, own }: Scene): Promise<Call> => {
    const path = `/cruise/${own.id}/kyc/${world.actors.client.profileId}/IDENTITY/document`;
    const { body } = await world.actors.broker.send("POST", path, smallFile());
    const [first] = body.items.flatMap((each: { documents: { id: string }[] }) => each.documents);
    return { params: { kycDocumentId: first.id } };
  };
  const missing: Row[number] = {
    ...{ at: "no agreement", expected: foreign(404) },
    call: () => ({ params: { kycDocumentId: NO_DOCUMENT } }),
  };
  const documents: Row = [{ at: "own agreement", expected: checkers(), call: document }, missing];
  return {
    "GET /cruise/{id}/kyc/": agreement(checkers(), 403, () => ({})),
    "PUT /cruise/{id}/kyc/{profileId}/{kycItem}": agreement(checkers(), 403, (scene) => ({
      params: client(scene),
      body: { state: "DONE", expires_on: null, note: "", upon: 0 },
    })),
    "POST /cruise/{id}/kyc/{profileId}/{kycItem}/document": agreement(checkers(201), 403, (scene) => ({
      params: client(scene),
      form: smallFile(),
    })),
    "GET /cruise/kyc_document/{kycDocumentId}": documents,
    "DELETE /cruise/kyc_document/{kycDocumentId}": [
      { at: "own agreement", expected: readers(200, { ...OTHERS, carrier: 403, central: 403 }), call: document },
      missing,
    ],
  };
}
