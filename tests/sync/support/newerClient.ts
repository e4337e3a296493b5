import type { AgreementBody } from "shared-schema/agreement/schema";
import { isContainer } from "shared-schema/base/equal";
import { done } from "shared-schema/base/result";
import type { TestDevice } from "./device.ts";
import type { Editor } from "./edits.ts";
import type { Random } from "./random.ts";
import type { TestServer } from "./server.ts";
import type { Tokens } from "./tokens.ts";

const FIELD = "of_a_newer_client";

/** Edits of fields that no other client knows, in agreements and in their services. */
export class NewerClient {
  constructor(
    private readonly editor: Editor,
    private readonly tokens: Tokens,
  ) {}

  async edit(device: TestDevice, random: Random): Promise<void> {
    const id = await this.editor.anyAgreement(device);
    if (!id) return;
    const token = this.tokens.make(device);
    const inService = random.below(2) === 0;
    let place = "";
    const written = await this.editor.edit(device, id, (before) => {
      const key = inService ? Object.keys(before.special_conditions).sort()[0] : undefined;
      place = `agreements/${id}/${key ? `services/${key}/` : ""}${FIELD}`;
      return done(key ? withServiceField(before, key, token) : { ...before, [FIELD]: token });
    });
    if (written.ok) this.tokens.written(device, place, token);
  }
}

function withServiceField(before: AgreementBody, key: string, token: string): AgreementBody {
  const service = before.special_conditions[key];
  if (!service) return before;
  const written = { ...service, [FIELD]: token };
  return { ...before, special_conditions: { ...before.special_conditions, [key]: written } };
}

/** Lists losses of a field that only one client knows, on the way through the others. */
export function lostNewerFields(server: TestServer): string[] {
  const rows = server.read((sqlite) =>
    sqlite
      .prepare<[], { id: string; was: string; is: string }>(
        `select d.id, h.body as was, newest.body as "is" from documents d join history newest on newest.revision = d.revision
         join history h on h.collection = d.collection and h.id = d.id
         where d.collection = 'agreements' and d.deleted = 0 and h.deleted = 0`,
      )
      .all(),
  );
  const lost = rows.flatMap(({ id, was, is }) => {
    const now = placesOf(JSON.parse(is));
    return [...placesOf(JSON.parse(was))]
      .filter(([place, known]) => known && now.get(place) === false)
      .map(([place]) => id + place);
  });
  return [...new Set(lost)].map((place) => `agreements/${place} lost a newer client's field`);
}

/** Every place of an agreement that may hold the field, and whether it does. */
function placesOf(body: Record<string, unknown>): Map<string, boolean> {
  const services = isContainer(body["special_conditions"]) ? Object.entries(body["special_conditions"]) : [];
  return new Map([
    ["", FIELD in body],
    ...services.map(([key, service]): [string, boolean] => [
      `/services/${key}`,
      isContainer(service) && FIELD in service,
    ]),
  ]);
}
