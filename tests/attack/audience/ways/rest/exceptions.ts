/** Operations that are not walked, and why. */
export const NOT_WALKED: Readonly<Record<string, string>> = {
  "/sync/pull": "a way of its own",
  "/sync/stream": "a way of its own",
  "/cruise/{id}/settlement": "a way of its own: there is no statement before a settlement",
  "/passenger/page": "a way of its own: it is asked with the token of a link",
  "/user/link/{linkToken}": "asked with the token of a mail, and tells a name that the mail tells too",
  "/unsubscribe/{linkToken}": "asked with the token of a mail, and tells the kind of mail",
  "/verify/file/{sha256}": "answers whoever holds the file",
  "/verify/{id}/{version}/{fingerprint}": "answers whoever holds the printed contract",
  "/yacht/{id}/image/{sha256}": "a picture, in which no text can be planted",
  "/yacht/{id}/{version}/speed_consumption.png": "a picture of speeds, which all readers of the yacht know",
  "/mail/{id}": "a file that is written where mail does not leave",
  "/sign/return": "leads the browser from the signing service back to the app, and reads no agreement",
  "/sign/{id}/{version}/{signedFile}": "the bytes of the contract's PDF, for the readers of its text",
  "/cruise/payment/{paymentPartId}/receipt": "a file of whoever recorded the payment, handed on as it is",
  "/cruise/expense/{expensePartId}/receipt": "a file of whoever recorded the expense, handed on as it is",
};
