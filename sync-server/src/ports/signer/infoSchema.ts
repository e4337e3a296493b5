import { z } from "zod";

const url = z.url({ protocol: /^https?$/ });
const names = z.array(z.string().min(1).max(200)).max(200);

const OAUTH_TYPES = ["oauth2code", "oauth2client"] as const;
const authType = z.enum(["external", "TLS", "tls", "basic", "digest", ...OAUTH_TYPES]);

/** One of several authorisation servers (version 2.2). */
const oauthServer = z
  .object({
    label: z.string().max(255).optional(),
    baseUri: url.optional(),
    issuerIdentifier: url.optional(),
    authType: z.array(z.enum(OAUTH_TYPES)).min(1),
    supportsRar: z.boolean().optional(),
  })
  .refine(({ baseUri, issuerIdentifier }) => (baseUri === undefined) !== (issuerIdentifier === undefined), {
    error: "names either its address or its issuer",
  });

/** The service's description of itself (11.1), versions 2.0 to 2.2. */
export const infoAnswer = z
  .object({
    specs: z.string().regex(/^2\.[0-2]\.\d+\.\d+$/),
    name: z.string().min(1).max(255),
    logo: url,
    region: z.string().regex(/^[A-Z]{2}$/),
    lang: z.string().min(2).max(35),
    description: z.string().max(255),
    authType: z.array(authType).min(1),
    oauth2: url.optional(),
    oauth2Issuer: url.optional(),
    oauth2Servers: z.array(oauthServer).min(1).max(10).optional(),
    supportsRar: z.boolean().optional(),
    methods: names.min(1),
    signAlgorithms: z.object({ algos: names.min(1), algoParams: z.array(z.string().nullable()).max(200).optional() }),
    signature_formats: z.object({
      formats: z.array(z.enum(["C", "X", "P", "J"])).min(1),
      envelope_properties: z.array(names).optional(),
    }),
    conformance_levels: names.min(1),
    supportedHashTypes: names.optional(),
  })
  .superRefine((info, { addIssue }) => {
    const refuse = (message: string) => addIssue({ code: "custom", message });
    const named = [info.oauth2, info.oauth2Issuer, info.oauth2Servers].filter((each) => each !== undefined);
    const oauthTypes = OAUTH_TYPES.filter((type) => info.authType.includes(type));
    if (oauthTypes.length > 0 && named.length !== 1) refuse("names its authorisation server in one way");
    if (oauthTypes.length === 0 && named.length > 0) refuse("names an authorisation server that it does not use");
    const covered = info.oauth2Servers?.flatMap((server) => server.authType);
    if (covered && oauthTypes.some((type) => !covered.includes(type))) refuse("has no server for one of its types");
    if (info.oauth2Servers && info.supportsRar !== undefined) refuse("says twice what its servers support");
    // Fields of version 2.2 in an answer that claims to be of 2.0: one of the two is untrue.
    const isOld = info.specs.startsWith("2.0.");
    if (isOld && (info.oauth2Servers || info.supportsRar !== undefined || info.supportedHashTypes)) {
      refuse("has fields of another version than it says");
    }
  });
export type InfoAnswer = z.infer<typeof infoAnswer>;

/** Metadata of an authorisation server (RFC 8414). */
export const serverMetadata = z.object({
  issuer: url,
  authorization_endpoint: url,
  token_endpoint: url,
  revocation_endpoint: url.optional(),
  // What is not listed may still be there (RFC 8414, 2): only a list without it is a no.
  code_challenge_methods_supported: z.array(z.string()).optional(),
});
