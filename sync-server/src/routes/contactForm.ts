import { contactForm } from "shared-schema/api/site/contactForm";
import { z } from "zod";
import { sendContactForm } from "../verbs/site/sendContactForm.ts";
import { endpoint } from "./http/endpoint.ts";
import type { App, RouteDeps } from "./http/env.ts";

/** The landing page's contact form. */
export function contactFormRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    {
      method: "post",
      path: "/contact_form",
      tag: "Contact form",
      summary: "Write to the operator",
      body: contactForm,
      answer: z.object({}),
      status: 201,
      open: true,
    },
    ({ body }) => sendContactForm(deps, body),
  );
}
