import { done } from "shared-schema/base/result";
import { decideProfileChange, NOT_HELD } from "shared-schema/profile/change";
import { decideContactChange } from "shared-schema/profile/contactChange";
import { type ContactBody, contactKey, newProfile } from "shared-schema/profile/schema";
import { editDocument, insertDocument, removeDocument } from "../../../pwa/src/store/commands/edit.ts";
import type { DeviceDatabase } from "../../../pwa/src/store/database/device.ts";
import { takeId } from "../../../pwa/src/store/database/leases.ts";
import type { TestDevice } from "./device.ts";
import type { Random } from "./random.ts";
import type { Tokens } from "./tokens.ts";

const NOW = "2027-01-15T09:00:00.000Z";

/** The edits of someone who keeps an address book on two devices, under numbers that the server lent to each. */
export class ContactEditor {
  /** Every number that a device has given, to find one that was given twice. */
  readonly given: number[] = [];

  constructor(
    private readonly tokens: Tokens,
    private readonly leases: ReadonlyMap<string, DeviceDatabase>,
  ) {}

  async create(device: TestDevice): Promise<void> {
    const lent = this.leases.get(device.name);
    const id = lent && (await takeId(lent, "profile"));
    if (!id?.ok) return;
    this.given.push(id.value);
    const { user } = device;
    const token = this.tokens.make(device);
    const creation = { created_by: user.id, created_at: NOW };
    const profile = newProfile({ first_name: token, last_name: "Contact", user_id: null, ...creation });
    const { profiles, contacts } = device.open.collections;
    const made = await insertDocument(
      profiles,
      String(id.value),
      decideProfileChange(null, profile, user.id, NOT_HELD, NOW.slice(0, 10)),
    );
    if (!made.ok) return;
    this.tokens.written(device, `profiles/${id.value}/first_name`, token);
    const key = contactKey(user.profile, id.value);
    const body: ContactBody = {
      user_id: user.id,
      from_profile_id: user.profile,
      profile_id: id.value,
      email: `${token}@example.test`,
      send_invite: false,
      created_at: NOW,
    };
    const written = await insertDocument(contacts, key, decideContactChange(null, body, user.id));
    if (written.ok) this.tokens.written(device, `contacts/${key}/email`, body.email ?? "");
  }

  async edit(device: TestDevice, random: Random): Promise<void> {
    const { contacts } = device.open.collections;
    const key = random.pick((await contacts.find().exec()).map(({ id }) => id).sort());
    if (!key) return;
    const email = `${this.tokens.make(device)}@example.test`;
    const written = await editDocument(
      contacts,
      key,
      (before) => done({ ...before, email }),
      (before, after) => decideContactChange(before, after, device.user.id),
    );
    if (written.ok) this.tokens.written(device, `contacts/${key}/email`, email);
  }

  async rename(device: TestDevice, random: Random): Promise<void> {
    const { profiles } = device.open.collections;
    const own = (await profiles.find().exec()).filter(({ body }) => body.created_by === device.user.id);
    const id = random.pick(own.map((document) => document.id).sort());
    if (!id) return;
    const last_name = this.tokens.make(device);
    const written = await editDocument(
      profiles,
      id,
      (before) => done({ ...before, last_name }),
      (before, after) => decideProfileChange(before, after, device.user.id, NOT_HELD, NOW.slice(0, 10)),
    );
    if (written.ok) this.tokens.written(device, `profiles/${id}/last_name`, last_name);
  }

  async remove(device: TestDevice, random: Random): Promise<void> {
    const { contacts } = device.open.collections;
    const key = random.pick((await contacts.find().exec()).map(({ id }) => id).sort());
    if (!key) return;
    const written = await removeDocument(contacts, key, (before) => decideContactChange(before, null, device.user.id));
    if (written.ok) this.tokens.takenBack(device, `contacts/${key}/`);
  }
}
