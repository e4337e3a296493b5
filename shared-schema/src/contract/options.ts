/** What is not in the agreement itself but in the making of its document. */
export interface ContractOptions {
  /** Not generated yet: marked «Draft» all over. */
  draft: boolean;
  fingerprint: string;
  /** UTC. For a draft the viewer's last change, so that one draft has one set of bytes. */
  issuedAt: string;
  productName: string;
}
