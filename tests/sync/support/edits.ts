import { decideAgreementChange } from "shared-schema/agreement/change";
import { newAgreement } from "shared-schema/agreement/create";
import type { AgreementBody, Service } from "shared-schema/agreement/schema";
import { done, type Result } from "shared-schema/base/result";
import { partyKey } from "shared-schema/base/roles";
import type { Lease, LeaseKind } from "shared-schema/sync/wire";
import { decideYachtChange } from "shared-schema/yacht/change";
import { newYacht } from "shared-schema/yacht/schema";
import { v7 as newId } from "uuid";
import { editDocument, insertDocument, removeDocument } from "../../../pwa/src/store/commands/edit.ts";
import type { TestDevice } from "./device.ts";
import type { Random } from "./random.ts";
import type { TestUser } from "./server.ts";
import type { Tokens } from "./tokens.ts";

const NOW = "2027-01-15T09:00:00.000Z";

/** The edits that people make, at random. */
export class Editor {
  /** Ids that the test's devices use: a range that every device knows of. */
  private readonly ids = new Map<string, number[]>();

  constructor(
    /** Another one for each step. */
    public random: Random,
    private readonly tokens: Tokens,
    private readonly broker: TestUser,
  ) {}

  lend(device: TestDevice, kind: LeaseKind, { from, to }: Lease): void {
    const ids = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    this.ids.set(`${device.name}/${kind}`, ids);
  }

  private takeId(device: TestDevice, kind: LeaseKind): number | undefined {
    return this.ids.get(`${device.name}/${kind}`)?.shift();
  }

  async createAgreement(device: TestDevice): Promise<void> {
    const id = this.takeId(device, "agreement");
    if (id === undefined) return;
    const token = this.tokens.make(device);
    const draft = newAgreement({
      name: token,
      contract_type: "CRUISE",
      currency: "EUR",
      created_by: device.user.id,
      created_at: NOW,
      bunkerId: newId(),
    });
    const party = { role: "brokers" as const, profile_id: this.broker.profile, pos: "a0" };
    const body = { ...draft, parties: { [partyKey("brokers", this.broker.profile)]: party } };
    const verdict = decideAgreementChange(null, body, device.viewer(), NOW.slice(0, 10));
    const written = await insertDocument(device.open.collections.agreements, String(id), verdict);
    if (written.ok) this.tokens.written(device, `agreements/${id}/name`, token);
  }

  async createYacht(device: TestDevice): Promise<void> {
    const id = this.takeId(device, "yacht");
    if (id === undefined) return;
    const token = this.tokens.make(device);
    const body = newYacht({
      name: token,
      port_of_registry: "Nice",
      type: "MOTOR",
      created_by: device.user.id,
      created_at: NOW,
    });
    const standing = { ...device.viewer(), roles: new Set<never>() };
    const verdict = decideYachtChange(null, body, standing, 2027);
    const written = await insertDocument(device.open.collections.yachts, String(id), verdict);
    if (written.ok) this.tokens.written(device, `yachts/${id}/name`, token);
  }

  /** A field that everybody quarrels about. */
  async editField(device: TestDevice): Promise<void> {
    const id = await this.anyAgreement(device);
    if (!id) return;
    const field = this.random.pick(["name", "cruise_areas"] as const) ?? "name";
    const token = this.tokens.make(device);
    const written = await this.edit(device, id, (before) => done({ ...before, [field]: token }));
    if (written.ok) this.tokens.written(device, `agreements/${id}/${field}`, token);
  }

  /** Typing: the same field again and again while the edits before are on their way. */
  async type(device: TestDevice): Promise<void> {
    const id = await this.anyAgreement(device);
    if (!id) return;
    for (let stroke = 0; stroke < 3; stroke += 1) {
      const token = this.tokens.make(device);
      const written = await this.edit(device, id, (before) => done({ ...before, name: token }));
      if (written.ok) this.tokens.written(device, `agreements/${id}/name`, token);
      await new Promise((resolve) => setTimeout(resolve, this.random.below(180)));
    }
  }

  async editService(device: TestDevice): Promise<void> {
    const id = await this.anyAgreement(device);
    if (!id) return;
    const body = (await device.open.collections.agreements.findOne(id).exec())?.toMutableJSON().body;
    const known = Object.keys(body?.special_conditions ?? {}).sort();
    const key = this.random.below(3) === 0 ? newId() : (this.random.pick(known) ?? newId());
    const field = this.random.pick(["name", "product"] as const) ?? "name";
    const token = this.tokens.make(device);
    const blank: Service = { pos: "a0", name: null, price: null, product: null };
    const written = await this.edit(device, id, (before) => {
      const service = { ...(before.special_conditions[key] ?? blank), [field]: token };
      return done({ ...before, special_conditions: { ...before.special_conditions, [key]: service } });
    });
    if (written.ok) this.tokens.written(device, `agreements/${id}/services/${key}/${field}`, token);
  }

  /** A service of its own. */
  async addService(device: TestDevice, id: string): Promise<void> {
    const token = this.tokens.make(device);
    const service: Service = { pos: "a0", name: token, price: null, product: null };
    const key = newId();
    const written = await this.edit(device, id, (before) =>
      done({ ...before, special_conditions: { ...before.special_conditions, [key]: service } }),
    );
    if (written.ok) this.tokens.written(device, `agreements/${id}/services/${key}/name`, token);
  }

  async removeService(device: TestDevice): Promise<void> {
    const id = await this.anyAgreement(device);
    if (!id) return;
    let removed: string | undefined;
    const written = await this.edit(device, id, (before) => {
      removed = this.random.pick(Object.keys(before.special_conditions).sort()) ?? removed;
      const { [removed ?? ""]: _, ...rest } = before.special_conditions;
      return done({ ...before, special_conditions: rest });
    });
    if (written.ok && removed) this.tokens.takenBack(device, `agreements/${id}/services/${removed}/`);
  }

  /** An edit that is taken back before it may have been sent. */
  async editAndUndo(device: TestDevice): Promise<void> {
    const id = await this.anyAgreement(device);
    if (!id) return;
    let former: string | null = null;
    const written = await this.edit(device, id, (before) => {
      former = before.cruise_areas;
      // Taking an edit back is writing what was there, someone else's words too.
      for (const [token] of former?.matchAll(/token_[a-z]+_\d+_/g) ?? []) device.user.retyped.add(token);
      return done({ ...before, cruise_areas: `${before.cruise_areas ?? ""} undone` });
    });
    if (!written.ok) return;
    await this.edit(device, id, (before) => done({ ...before, cruise_areas: former }));
    this.tokens.takenBack(device, `agreements/${id}/cruise_areas`);
  }

  /** The broker leaves an agreement, or comes back. */
  async moveBroker(device: TestDevice): Promise<void> {
    const id = await this.anyAgreement(device);
    if (!id || !device.user.is_admin) return;
    const key = partyKey("brokers", this.broker.profile);
    await this.edit(device, id, (before) => {
      const { [key]: on, ...parties } = before.parties;
      const party = { role: "brokers" as const, profile_id: this.broker.profile, pos: "a0" };
      return done({ ...before, parties: on ? parties : { ...parties, [key]: party } });
    });
  }

  async deleteAgreement(device: TestDevice): Promise<void> {
    const id = await this.anyAgreement(device);
    if (!id) return;
    const written = await removeDocument(device.open.collections.agreements, id, (before) =>
      decideAgreementChange(before, null, device.viewer(), NOW.slice(0, 10)),
    );
    if (written.ok) this.tokens.takenBack(device, `agreements/${id}/`);
  }

  async anyAgreement(device: TestDevice): Promise<string | undefined> {
    const all = await device.open.collections.agreements.find().exec();
    return this.random.pick(all.map(({ id }) => id).sort());
  }

  edit(
    device: TestDevice,
    id: string,
    change: (before: AgreementBody) => Result<AgreementBody>,
  ): Promise<Result<void>> {
    return editDocument(device.open.collections.agreements, id, change, (before, after) =>
      decideAgreementChange(before, after, device.viewer(), NOW.slice(0, 10)),
    );
  }
}
