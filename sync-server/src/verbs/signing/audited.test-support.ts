import type { signingServer } from "./signing.test-support.ts";

type Signing = Awaited<ReturnType<typeof signingServer>>;

/** An operation that writes, and the verbs by which it is noted. */
interface SigningCall {
  operation: string;
  verbs: readonly string[];
  /** @param id of the delegation that the first call has made */
  call: (signing: Signing, id: string) => Promise<{ body: { id?: string } | null }>;
}

/** Every operation of signing that writes, in an order in which each is allowed. */
export const SIGNING_CALLS: readonly SigningCall[] = [
  {
    operation: "post /cruise/{id}/delegation",
    verbs: ["signing.delegate"],
    call: async ({ as }) => {
      const [client, captain] = [await as("client"), await as("captain")];
      const handing = { role: "clients", profile_id: client.profileId, delegate_profile_id: captain.profileId };
      return client.post("/cruise/1/delegation", handing);
    },
  },
  {
    operation: "post /cruise/{id}/delegation/{delegationId}/accept",
    verbs: ["signing.accept"],
    call: async ({ as }, id) => (await as("captain")).post(`/cruise/1/delegation/${id}/accept`),
  },
  {
    operation: "delete /cruise/{id}/delegation/{delegationId}",
    verbs: ["signing.end_delegation"],
    call: async ({ as }, id) => (await as("client")).delete(`/cruise/1/delegation/${id}`),
  },
  {
    operation: "put /sign/{id}/{version}/order",
    verbs: ["signing.order"],
    call: async ({ as }) => (await as("broker")).put("/sign/1/0/order", { order: null }),
  },
  {
    operation: "post /sign/{id}/{version}/remind",
    verbs: ["signing.remind"],
    call: async ({ as }) => {
      const { profileId } = await as("client");
      return (await as("broker")).post("/sign/1/0/remind", { profile_id: profileId });
    },
  },
  {
    operation: "post /sign/{id}/{version}/by_user/{userId}",
    verbs: ["signing.start"],
    call: (signing) => signing.begin("client"),
  },
  {
    operation: "post /user/{userId}/signing_ticket",
    // It is begun again, up to the confirmation.
    verbs: ["signing.start", "signing.ticket"],
    call: async (signing) => {
      await signing.upTo("client");
      const client = await signing.as("client");
      return client.post(`/user/${client.userId}/signing_ticket`);
    },
  },
  {
    operation: "post /sign/{id}/{version}/decline",
    // The signature that is under way ends.
    verbs: ["signing.fail", "signing.decline"],
    call: async ({ as }) => (await as("carrier")).post("/sign/1/0/decline", { reason: "Zanzibar" }),
  },
];
