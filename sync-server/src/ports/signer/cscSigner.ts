import { done, type Result, refused } from "shared-schema/base/result";
import type { z } from "zod";
import type { Bounds, Fetch } from "../boundedFetch.ts";
import { credentialAnswer, listAnswer, signAnswer, stampAnswer, tokenAnswer } from "./answerSchemas.ts";
import {
  authorisation,
  authorizeParameters,
  base64,
  checkedAll,
  credentialOf,
  requestBody,
  SHA256,
} from "./cscWords.ts";
import { type Endpoints, endpointsOf } from "./endpoints.ts";
import { isPublicHost, type Resolve } from "./hosts.ts";
import { type InfoAnswer, infoAnswer } from "./infoSchema.ts";
import { failed, readAnswer, send } from "./send.ts";
import type { Credential, Signer } from "./signer.ts";

/** A service of the CSC API version 2, as it is configured. */
export interface CscSettings {
  /** Its base address, which ends in `/csc/v2`. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** Further hosts that its description may lead to, such as that of its authorisation server. */
  hosts: readonly string[];
  /** Whether its hosts may lie in a private network. */
  allowsPrivate: boolean;
  fetch: Fetch;
  resolve: Resolve;
  timeoutMs?: number;
  mostBytes?: number;
}

const TIMEOUT_MS = 10_000;
const MOST_BYTES = 256 * 1_024;
/** The default of the API where an answer names no life. */
const TOKEN_LIFE_S = 3_600;
/** Signatures over a SHA-256 digest that we can embed: ECDSA, and RSA in both ways to name it. */
const ALGORITHMS = ["1.2.840.10045.4.3.2", "1.2.840.113549.1.1.11", "1.2.840.113549.1.1.1"];

/** The one client for every service, the embedded one included. */
export function cscSigner(settings: CscSettings): Signer {
  const base = settings.url.replace(/\/+$/, "");
  const allowed = new Set([new URL(base).host, ...settings.hosts]);
  const bounds: Bounds = {
    fetch: settings.fetch,
    timeoutMs: settings.timeoutMs ?? TIMEOUT_MS,
    mostBytes: settings.mostBytes ?? MOST_BYTES,
    allows: async (url) =>
      allowed.has(url.host) && (settings.allowsPrivate || (await isPublicHost(url.hostname, settings.resolve))),
  };
  let known: { info: InfoAnswer; endpoints: Endpoints } | null = null;

  const call = (path: string, body: object, token: string | null) =>
    send(bounds, `${base}/${path}`, {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  const ask = async <T>(path: string, body: object, token: string, schema: z.ZodType<T>): Promise<Result<T>> =>
    readAnswer(await call(path, body, token), schema);
  const post = (address: string, form: Record<string, string>) =>
    send(bounds, address, {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({
        ...form,
        client_id: settings.clientId,
        client_secret: settings.clientSecret,
      }).toString(),
    });

  /** Asked once; after a failure asked again. */
  async function service(): Promise<Result<{ info: InfoAnswer; endpoints: Endpoints }>> {
    if (known) return done(known);
    const info = readAnswer(await call("info", {}, null), infoAnswer);
    if (!info.ok) return info;
    const endpoints = await endpointsOf(bounds, info.value);
    if (!endpoints.ok) return endpoints;
    known = { info: info.value, endpoints: endpoints.value };
    return done(known);
  }

  return {
    async info() {
      const found = await service();
      if (!found.ok) return found;
      const { name, description, methods, signAlgorithms } = found.value.info;
      return done({ name, description, methods, signAlgorithms: signAlgorithms.algos });
    },

    async authorizeUrl(asked) {
      const found = await service();
      if (!found.ok) return found;
      const url = new URL(found.value.endpoints.authorize);
      if (!allowed.has(url.host)) return refused("signer.foreign-host");
      const parameters = authorizeParameters(settings.clientId, asked);
      for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
      return done(url.href);
    },

    async exchange({ code, verifier, redirectUri }) {
      const found = await service();
      if (!found.ok) return found;
      const form = { grant_type: "authorization_code", code, code_verifier: verifier, redirect_uri: redirectUri };
      const answer = readAnswer(await post(found.value.endpoints.token, form), tokenAnswer);
      if (!answer.ok) return answer;
      const { access_token: token, expires_in, credentialID } = answer.value;
      return done({ token, expiresInS: expires_in ?? TOKEN_LIFE_S, credentialId: credentialID ?? null });
    },

    async listCredentials(token) {
      const wanted = { credentialInfo: true, certificates: "chain", certInfo: true, authInfo: true };
      const answer = await ask("credentials/list", wanted, token, listAnswer);
      if (!answer.ok) return answer;
      const { credentialIDs, credentialInfos } = answer.value;
      if (credentialInfos) return done(credentialInfos.map((each) => credentialOf(each.credentialID, each)));
      const found: Credential[] = [];
      for (const id of credentialIDs) {
        const one = await this.credentialInfo(token, id);
        if (!one.ok) return one;
        found.push(one.value);
      }
      return done(found);
    },

    async credentialInfo(token, credentialID) {
      const wanted = { credentialID, certificates: "chain", certInfo: true, authInfo: true };
      const answer = await ask("credentials/info", wanted, token, credentialAnswer);
      return answer.ok ? done(credentialOf(credentialID, answer.value)) : answer;
    },

    authorize: async (token, asked) => authorisation(await call("credentials/authorize", requestBody(asked), token)),

    check: async (token, handle) => authorisation(await call("credentials/authorizeCheck", { handle }, token)),

    async signHash(token, { credential, sad, hashes }) {
      const signAlgo = ALGORITHMS.find((each) => credential.algorithms.includes(each));
      if (signAlgo === undefined) return refused("signer.not-supported");
      const body = {
        credentialID: credential.id,
        ...(sad === null ? {} : { SAD: sad }),
        hashes: hashes.map(base64),
        hashAlgorithmOID: SHA256,
        signAlgo,
      };
      const answer = await ask("signatures/signHash", body, token, signAnswer);
      if (!answer.ok) return answer;
      return checkedAll(credential, hashes, answer.value.signatures);
    },

    async timestamp(token, hash) {
      const found = await service();
      if (!found.ok) return found;
      if (!found.value.info.methods.includes("signatures/timestamp")) return refused("signer.not-supported");
      const body = { hash: base64(hash), hashAlgo: SHA256 };
      const answer = await ask("signatures/timestamp", body, token, stampAnswer);
      return answer.ok ? done(Buffer.from(answer.value.timestamp, "base64")) : answer;
    },

    async revoke(token) {
      const found = await service();
      if (!found.ok) return found;
      const { revoke } = found.value.endpoints;
      if (revoke === null) return refused("signer.not-supported");
      const answered = await post(revoke, { token, token_type_hint: "access_token" });
      if (!answered.ok) return answered;
      return answered.value.status === 200 || answered.value.status === 204 ? done(null) : failed(answered.value);
    },
  };
}
