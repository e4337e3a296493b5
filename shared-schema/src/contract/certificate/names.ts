/** The name under which the data is attached to a certificate of completion. */
export const CERTIFICATE_DATA = "certificate.json";
export const CERTIFICATE_FORMAT = "passerelle/certificate-of-completion";
