import type { TestDevice } from "./device.ts";
import type { Editor } from "./edits.ts";
import type { Random } from "./random.ts";
import type { RestEditor } from "./restEdits.ts";
import type { TestServer } from "./server.ts";
import { pause } from "./settle.ts";
import type { Tokens } from "./tokens.ts";

export interface Stage {
  editor: Editor;
  rest: RestEditor;
  server: TestServer;
  tokens: Tokens;
}

/** Answers what went wrong at once, where something did. */
export type Deed = (device: TestDevice, random: Random) => unknown;

/** What may happen next, and how often of about a hundred times. */
export function deedsOf({ editor, rest, server, tokens }: Stage): [number, Deed][] {
  const onAgreement = (change: (id: string, random: Random) => void): Deed => {
    return async (device, random) => {
      const id = await editor.anyAgreement(device);
      if (id) change(id, random);
    };
  };
  return [
    [22, (device) => editor.editField(device)],
    [18, (device) => editor.editService(device)],
    [8, (device) => editor.type(device)],
    [5, (device) => editor.editAndUndo(device)],
    [4, (device) => editor.removeService(device)],
    [3, (device) => editor.createAgreement(device)],
    [2, (device) => editor.createYacht(device)],
    [3, (device) => editor.moveBroker(device)],
    [1, (device) => editor.deleteAgreement(device)],
    [6, (_, random) => rest.edit(random)],
    [2, onAgreement((id) => lockOrUnlock(server, id))],
    [1, onAgreement((id) => writeNewerField(server, tokens, id))],
    [7, (device) => device.network.goOffline()],
    [8, (device) => device.network.goOnline()],
    [2, (device) => device.restart()],
    [1, (device) => device.failStorage(1)],
    [7, (_, random) => pause(random.below(30))],
  ];
}

/** The server locks a draft, or opens it again, behind the devices' backs. */
function lockOrUnlock(server: TestServer, id: string): void {
  server.changeAgreement(id, (body) => ({ ...body, status: body.status === "DRAFT" ? "LOCKED" : "DRAFT" }));
}

/** A field that a newer client has written and that these devices do not know. */
function writeNewerField(server: TestServer, tokens: Tokens, id: string): void {
  const token = tokens.make({ name: "newer" });
  server.changeAgreement(id, (body) => ({ ...body, of_a_newer_client: token }));
}

/** Where a field that no device here knows has been lost on the way through them. */
export function lostNewerFields(server: TestServer): string[] {
  const rows = server.read((sqlite) =>
    sqlite
      .prepare<[], { id: string; times: number }>(
        `select d.id, count(distinct json_extract(h.body, '$.of_a_newer_client')) as times from documents d
         join history h on h.collection = d.collection and h.id = d.id
         where d.collection = 'agreements' and json_extract(d.body, '$.of_a_newer_client') is null group by d.id`,
      )
      .all(),
  );
  return rows.filter(({ times }) => times > 0).map(({ id }) => `agreements/${id} lost a newer client's field`);
}
