import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { composed } from "./compose.ts";
import type { Mailer } from "./mailer.ts";

/** Writes each mail to an `.eml` file (RFC 5322) instead of sending it. A second attempt writes the same file again. */
export function folderMailer(folder: string, from: string): Mailer {
  const fileOf = (id: number) => join(folder, `${id}.eml`);
  return {
    delivery: "files",
    async send(mail) {
      try {
        // Loaded with the first mail: a start does without it.
        const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
        const bytes = await new MailComposer(composed(mail, from)).compile().build();
        await mkdir(folder, { recursive: true });
        // Written beside and moved, so that no one reads half a mail.
        const draft = `${fileOf(mail.id)}.part`;
        await writeFile(draft, bytes);
        await rename(draft, fileOf(mail.id));
        return { sent: true };
      } catch (error) {
        return { sent: false, code: codeOf(error), permanent: false };
      }
    },
    async read(id) {
      try {
        return new Uint8Array(await readFile(fileOf(id)));
      } catch {
        return null;
      }
    },
  };
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "EUNKNOWN";
}
