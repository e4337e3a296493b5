import type { TestClient } from "sync-server/testing/client";
import type { Call, Cell, Row, Scene } from "../cells.ts";
import { type Expected, foreign, readers } from "../expect.ts";
import { agreement } from "../targets.ts";
import type { Stage } from "../world/stage.ts";
import { receiptForm } from "./receipts.ts";

const OTHERS = { captain: 403, stakeholder: 403, client: 403, passenger: 403, admin: 403 } as const;
/** Carriers, central agents and brokers check the others; administrators only as one of them. */
const checkers = (status = 200) => readers(status, OTHERS);

const client = ({ world }: Scene): NonNullable<Call["params"]> => ({
  profileId: world.actors.client.profileId,
  kycItem: "IDENTITY",
});

/** A document that a broker has just added to the check of a client. */
async function added(broker: TestClient, { id }: Stage, clientId: number): Promise<Call> {
  const { body } = await broker.send("POST", `/cruise/${id}/kyc/${clientId}/IDENTITY/document`, receiptForm());
  const [first] = body.items.flatMap((each: { documents: { id: string }[] }) => each.documents);
  return { params: { kycDocumentId: first.id } };
}

/** Documents of a check: of the client on the shared agreement, and of the neighbour's client. */
function document(shared: Expected): Row {
  const ofShared: Cell["call"] = (scene) => {
    const { broker, client } = scene.world.actors;
    return added(broker, scene.shared, client.profileId);
  };
  const ofForeign: Cell["call"] = ({ world, foreign: stage }) => added(world.neighbour, stage, world.foreignContact);
  return [
    { kind: "shared", at: "the client's check", expected: shared, call: ofShared },
    { kind: "foreign", at: "foreign check", expected: foreign(403), call: ofForeign },
  ];
}

/** Checks of the client of an agreement. */
export const kycRows: Record<string, Row> = {
  "GET /cruise/{id}/kyc/": agreement(checkers(), 403, () => ({})),
  "PUT /cruise/{id}/kyc/{profileId}/{kycItem}": agreement(checkers(), 403, (scene) => ({
    params: client(scene),
    body: { state: "DONE", expires_on: null, note: "", upon: 0 },
  })),
  "POST /cruise/{id}/kyc/{profileId}/{kycItem}/document": agreement(checkers(201), 403, (scene) => ({
    params: client(scene),
    form: receiptForm(),
  })),
  "GET /cruise/kyc_document/{kycDocumentId}": document(checkers()),
  // A broker has added it, and no one takes it away from another.
  "DELETE /cruise/kyc_document/{kycDocumentId}": document(readers(200, { ...OTHERS, carrier: 403, central: 403 })),
};
