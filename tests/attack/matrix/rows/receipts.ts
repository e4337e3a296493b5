/** The smallest file that the server takes for a receipt. */
export function smallReceipt(): Blob {
  return new Blob(["%PDF-1.7\n%%EOF\n"], { type: "application/pdf" });
}

/** A form with such a file. */
export function receiptForm(): FormData {
  const form = new FormData();
  form.append("upload", smallReceipt(), "receipt.pdf");
  return form;
}
