import type { Context } from "hono";
import { ROLES, type Role } from "shared-schema/base/roles";
import { KYC_ITEMS, type KycItem } from "shared-schema/kyc/items";

interface PathParam<T> {
  /** As the router knows it: where a path does not fit, another route is asked, and at last 404 is answered. */
  pattern: string;
  read(text: string): T;
}

const number: PathParam<number> = { pattern: "[0-9]{1,15}", read: Number };
const partId: PathParam<string> = { pattern: "[^/]+", read: String };
const uuid: PathParam<string> = { pattern: "[0-9a-f-]{36}", read: String };
const role: PathParam<Role> = { pattern: ROLES.join("|"), read: oneOf(ROLES) };
const kycItem: PathParam<KycItem> = { pattern: KYC_ITEMS.join("|"), read: oneOf(KYC_ITEMS) };

/** Everything between braces in a path of the API. */
const PATH_PARAMS = {
  id: number,
  version: number,
  from: number,
  index: number,
  userId: number,
  profileId: number,
  contactProfileId: number,
  otherId: number,
  role,
  waypointPartId: partId,
  servicePartId: partId,
  clausePartId: partId,
  commentPartId: partId,
  bunkerPartId: partId,
  callPartId: uuid,
  paymentPartId: uuid,
  lineId: uuid,
  sessionId: uuid,
  /** The browser names a passkey by random bytes. */
  passkeyId: { pattern: "[A-Za-z0-9_-]{1,1400}", read: String },
  /** Of a mailed link. */
  linkToken: { pattern: "[A-Za-z0-9_-]{1,200}", read: String },
  expensePartId: uuid,
  kycItem,
  kycDocumentId: uuid,
  /** A file is named after its content. */
  sha256: { pattern: "[0-9a-f]{64}", read: String },
  /** A PDF by the hash of its content. */
  signedFile: { pattern: "[0-9a-f]{64}\\.pdf", read: (text) => text.slice(0, 64) },
  delegationId: uuid,
  orderId: uuid,
  /** Of an invoice or a credit note. */
  paperNumber: { pattern: "[AF][0-9]{1,10}-[0-9]{5,9}", read: String },
  rowCode: { pattern: "[A-Z0-9-]{2,40}", read: String },
  validFrom: { pattern: "\\d{4}-\\d{2}-\\d{2}", read: String },
  month: { pattern: "\\d{4}-(?:0[1-9]|1[0-2])", read: String },
  /** The first digits of a fingerprint, as a QR code carries them, or all. */
  fingerprint: { pattern: "[0-9a-f]{16,64}", read: String },
} satisfies Record<string, PathParam<unknown>>;

type ParamName = keyof typeof PATH_PARAMS;
type NamesIn<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
/** A path whose params are known; another one does not compile. */
export type KnownPath<Path> = NamesIn<Path> extends ParamName ? Path : never;
export type Params<Path> = {
  [Name in NamesIn<Path> & ParamName]: ReturnType<(typeof PATH_PARAMS)[Name]["read"]>;
};

const PARAM = /\{(\w+)\}/g;

export function paramNames(path: string): ParamName[] {
  return [...path.matchAll(PARAM)].map(([, name]) => paramName(name));
}

/** Hono's spelling. The slash at the end is optional: the router drops it. */
export function routerPath(path: string): string {
  const spelt = (_: string, name: string) => `:${name}{${PATH_PARAMS[paramName(name)].pattern}}`;
  return `/api${path.replace(/\/$/, "").replace(PARAM, spelt)}`;
}

/** Returns the parameters in a request's path. */
export function paramsOf(c: Context, path: string): Record<string, string | number> {
  return Object.fromEntries(paramNames(path).map((name) => [name, PATH_PARAMS[name].read(c.req.param(name) ?? "")]));
}

function paramName(name: string | undefined): ParamName {
  if (name !== undefined && isParamName(name)) return name;
  throw new Error(`${name} is no param of the API.`);
}

function isParamName(name: string): name is ParamName {
  return Object.hasOwn(PATH_PARAMS, name);
}

function oneOf<Word extends string>(words: readonly Word[]): (text: string) => Word {
  return (text) => {
    const found = words.find((each) => each === text);
    if (!found) throw new Error(`${text} is none of ${words.join(", ")}.`);
    return found;
  };
}
