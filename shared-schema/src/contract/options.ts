/** Parameters of the document that are not in the agreement itself. */
export interface ContractOptions {
  /** Not generated yet: marked «Draft» all over. */
  draft: boolean;
  fingerprint: string;
  /** UTC. For a draft the viewer's last change, so that one draft has one set of bytes. */
  issuedAt: string;
  productName: string;
  /** Where people reach the server, without a slash at the end: it begins the address at which a copy is checked. */
  origin: string;
  /** The newest entry of the audit trail when it was generated: nothing before it can be rewritten unseen. */
  auditHead?: { number: number; hash: string };
}
