import type { Call, Row, Scene } from "../cells.ts";
import { type Expected, everybody, foreign, readers, writers } from "../expect.ts";
import { agreement, also, anywhere, onStage } from "../targets.ts";

/** A version of a contract: of a draft, of a foreign agreement, and as it was generated. */
function version(call: () => Call = () => ({})): Row {
  const expected = readers(200, { passenger: 401 });
  const generated = also("generated version", expected, ({ world }) => onStage(world.generated, call()));
  return [...agreement(expected, 200, call), ...generated];
}

/** Version 1 compared with version 0: of the draft of an addendum, and of a foreign agreement that has no version 1. */
function comparison(): Row {
  const versions: Call = { params: { version: 1, from: 0 } };
  const expected = readers(200, { passenger: 401 });
  return [
    ...also("drafted addendum", expected, ({ world }) => onStage(world.amended, versions)),
    {
      ...{ kind: "foreign", at: "foreign agreement", expected: foreign(404) },
      call: (scene) => onStage(scene.foreign, versions),
    },
  ];
}

/** Signing: of a draft there is nothing to sign, to no one; a generated version as the row says. */
function signing(expected: Expected, call: (scene: Scene) => Call = () => ({})): Row {
  return [
    ...agreement(readers(409), 409, call),
    ...also("generated version", expected, (scene) => onStage(scene.world.generated, call(scene))),
  ];
}

/** The server under attack signs nothing: whoever might, is told so. */
const wouldSign = readers(409, { passenger: 401 });
const wouldManage = writers(409, { passenger: 401 });
const noDelegation = everybody(404, { anonymous: 401 });
const delegation: Call = { params: { delegationId: "01900000-0000-7000-8000-000000000001" } };

/** Contracts: drafts, generated versions and what can be checked of them. */
export const contractRows: Record<string, Row> = {
  // The stage's agreement has no total: who may generate is told so.
  "POST /cruise/{id}/generate": agreement(writers(409), 409, () => ({})),
  "GET /cruise/{id}/{version}/generated_versions": agreement(readers(), 200, () => ({})),
  "GET /verify/anchors": anywhere(everybody(200)),
  // The page comes with the built app.
  "GET /verify/page": anywhere(everybody(503)),
  "GET /verify/file/{sha256}": anywhere(everybody(404), () => ({ params: { sha256: "0".repeat(64) } })),
  "GET /verify/{id}/{version}/{fingerprint}": anywhere(everybody(404), () => ({
    params: { id: 1, version: 0, fingerprint: "0".repeat(16) },
  })),
  "GET /contract/{id}/missing": agreement(readers(200, { passenger: 403 }), 200, () => ({})),
  "GET /contract/{id}/{version}/draft": version(),
  "GET /contract/{id}/draft": agreement(readers(200, { passenger: 401 }), 200, () => ({})),
  "GET /contract/{id}/{version}/pdf": version(),
  "GET /contract/{id}/{version}/text": version(),
  "GET /contract/{id}/{version}/data": version(),
  "GET /contract/schema.json": anywhere(everybody(200)),
  // Administrators alone may create, whatever the data holds.
  "POST /contract/import": [
    {
      ...{ kind: "shared", at: "generated version" },
      expected: everybody(403, { anonymous: 401, admin: 201 }),
      call: async ({ world }) => ({
        body: (await world.actors.admin.get(`/contract/${world.generated.id}/0/data`)).body,
      }),
    },
  ],
  "GET /contract/{id}/{version}/redline/{from}/pdf": comparison(),
  "GET /sign/return": anywhere(everybody(409), () => ({ query: "code=a&state=b" })),
  "GET /signing_ticket/{linkToken}": anywhere(everybody(409), () => ({ params: { linkToken: "x".repeat(43) } })),
  "GET /sign/{id}/{version}": signing(readers(200, { passenger: 401 })),
  "GET /sign/{id}/{version}/state": signing(readers(200, { passenger: 401 })),
  "GET /sign/{id}/{version}/can_sign": [
    ...agreement(readers(), 200, () => ({})),
    ...also("generated version", readers(), ({ world }) => onStage(world.generated, {})),
  ],
  "GET /sign/{id}/{version}/certificate.pdf": signing(readers(404, { passenger: 401 })),
  "GET /sign/{id}/{version}/{signedFile}": signing(readers(404, { passenger: 401 }), () => ({
    params: { signedFile: `${"0".repeat(64)}.pdf` },
  })),
  "POST /sign/{id}/{version}/by_user/{userId}": signing(wouldSign, ({ actor }) => ({
    params: { userId: actor.userId },
    form: new FormData(),
  })),
  "POST /sign/{id}/{version}/decline": signing(wouldSign, () => ({ body: { reason: "No" } })),
  "PUT /sign/{id}/{version}/order": signing(wouldManage, () => ({ body: { order: null } })),
  "POST /sign/{id}/{version}/remind": signing(wouldManage, ({ world }) => ({
    body: { profile_id: world.actors.client.profileId },
  })),
  "POST /cruise/{id}/delegation": signing(wouldSign, ({ world }) => ({
    body: {
      ...{ role: "clients", profile_id: world.actors.client.profileId },
      delegate_profile_id: world.actors.captain.profileId,
    },
  })),
  "GET /cruise/{id}/delegation/{delegationId}": agreement(noDelegation, 404, () => delegation),
  "POST /cruise/{id}/delegation/{delegationId}/accept": agreement(noDelegation, 404, () => delegation),
  "DELETE /cruise/{id}/delegation/{delegationId}": agreement(noDelegation, 404, () => delegation),
};
