import type { Call, Row } from "../cells.ts";
import { everybody, foreign, readers, writers } from "../expect.ts";
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

/** Contracts: drafts, generated versions and what can be checked of them. */
export const contractRows: Record<string, Row> = {
  // The stage's agreement has no total: who may generate is told so.
  "POST /cruise/{id}/generate": agreement(writers(409), 409, () => ({})),
  "GET /cruise/{id}/{version}/generated_versions": agreement(readers(), 200, () => ({})),
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
};
