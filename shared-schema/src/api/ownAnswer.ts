/** The header by which an answer is known as this server's own: portals and proxies on the way answer in its place, with JSON too. */
export const OWN_ANSWER = "x-passerelle";
