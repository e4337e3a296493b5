/** The media type of a refusal as codes. Our own app accepts it, and chooses the text itself; everybody else gets `problem`. */
export const REFUSAL_TYPE = "application/vnd.passerelle.refusal+json";
