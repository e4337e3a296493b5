import { OpenAPIHono } from "@hono/zod-openapi";
import { except } from "hono/combine";
import { compress } from "hono/compress";
import { PRODUCT } from "shared-schema/base/product";
import { RefusalError, refused } from "shared-schema/base/result";
import { tileHosts } from "./chartAddress.ts";
import { accountRoutes } from "./routes/account/account.ts";
import { alertMarkRoutes } from "./routes/account/alertMarks.ts";
import { deviceRoutes } from "./routes/account/devices.ts";
import { factorRoutes } from "./routes/account/factors.ts";
import { linkRoutes } from "./routes/account/links.ts";
import { mailSettingsRoutes } from "./routes/account/mailSettings.ts";
import { privacyRoutes } from "./routes/account/privacy.ts";
import { pushDeviceRoutes } from "./routes/account/pushDevice.ts";
import { requireFactor } from "./routes/account/requireFactor.ts";
import { secondStepRoutes } from "./routes/account/secondStep.ts";
import { approvalRoutes } from "./routes/agreement/approval.ts";
import { bankRoutes } from "./routes/agreement/bank.ts";
import { commissionRoutes } from "./routes/agreement/commission.ts";
import { contractRoutes } from "./routes/agreement/contract.ts";
import { contractDataRoutes } from "./routes/agreement/contractData.ts";
import { cruiseRoutes } from "./routes/agreement/cruise.ts";
import { historyRoutes } from "./routes/agreement/history.ts";
import { expenseRoutes } from "./routes/agreement/money/expenses.ts";
import { transferRoutes } from "./routes/agreement/money/transfers.ts";
import { partyRoutes } from "./routes/agreement/parties.ts";
import { partRoutes } from "./routes/agreement/parts.ts";
import { passengerLinkRoutes } from "./routes/agreement/passengerLinks.ts";
import { paymentRequestRoutes } from "./routes/agreement/paymentRequest.ts";
import { paymentRoutes } from "./routes/agreement/payments.ts";
import { settlementRoutes } from "./routes/agreement/settlement.ts";
import { verifyRoutes } from "./routes/agreement/verify.ts";
import { waypointRoutes } from "./routes/agreement/waypoint.ts";
import { allowCompiling, appRoutes } from "./routes/app.ts";
import { billingRoutes } from "./routes/billing/billing.ts";
import { orderRoutes } from "./routes/billing/orders.ts";
import { chartRoutes } from "./routes/charts.ts";
import { contactRoutes } from "./routes/contact.ts";
import { contactFormRoutes } from "./routes/contactForm.ts";
import { geoRoutes } from "./routes/geo.ts";
import { constantAnswer } from "./routes/http/constantAnswer.ts";
import type { App, Env, RouteDeps } from "./routes/http/env.ts";
import { identify, limitBodies, neverStored, security, signAnswers } from "./routes/http/guards.ts";
import { offerUnpacking } from "./routes/http/gunzipBody.ts";
import {
  delayLogins,
  limitLogins,
  limitPassengers,
  limitPasskeys,
  limitRecoveries,
  limitRegistrations,
} from "./routes/http/limits/accountLimits.ts";
import { limitContactForms } from "./routes/http/limits/contactFormLimit.ts";
import { meterRequests } from "./routes/http/limits/meterRequests.ts";
import {
  limitAccountCalls,
  limitKycDocuments,
  limitMailSettings,
  limitPayments,
  limitStatements,
} from "./routes/http/limits/perAccount.ts";
import type { Slices } from "./routes/http/limits/slices.ts";
import { limitVerifications } from "./routes/http/limits/verifyLimit.ts";
import { refusalAnswer } from "./routes/http/problem.ts";
import { mailRoutes } from "./routes/mail.ts";
import { statementRoutes } from "./routes/money/bankStatements.ts";
import { ledgerRoutes } from "./routes/money/ledger.ts";
import { newsRoutes } from "./routes/news.ts";
import { operatorRoutes } from "./routes/operator/operator.ts";
import { crewRoutes } from "./routes/people/crew.ts";
import { kycRoutes } from "./routes/people/kyc.ts";
import { shareRoutes } from "./routes/people/share.ts";
import { profileRoutes } from "./routes/profile.ts";
import { exchangeRateRoutes } from "./routes/reference/exchangeRates.ts";
import { taxTableRoutes } from "./routes/reference/taxTable.ts";
import { requestRoutes } from "./routes/request.ts";
import { delegationRoutes } from "./routes/signing/delegations.ts";
import { signatoryRoutes } from "./routes/signing/signatories.ts";
import { signingRoutes } from "./routes/signing/signing.ts";
import { ticketRoutes } from "./routes/signing/tickets.ts";
import { helpRoutes } from "./routes/site/help.ts";
import { problemReportRoutes } from "./routes/site/problemReport.ts";
import { syncRoutes } from "./routes/sync.ts";
import { termsRoutes } from "./routes/terms.ts";
import { trustRoutes } from "./routes/trust.ts";
import { yachtRoutes } from "./routes/yacht.ts";
import { yachtPictureRoutes } from "./routes/yachtPictures.ts";
import { createLoginDelays } from "./verbs/account/loginDelays.ts";

/** Paths with fixed words come before those with a number or a role in the same place. */
const REST = [
  cruiseRoutes,
  settlementRoutes,
  approvalRoutes,
  bankRoutes,
  commissionRoutes,
  crewRoutes,
  historyRoutes,
  passengerLinkRoutes,
  kycRoutes,
  shareRoutes,
  partyRoutes,
  waypointRoutes,
  partRoutes,
  paymentRoutes,
  paymentRequestRoutes,
  statementRoutes,
  expenseRoutes,
  transferRoutes,
  ledgerRoutes,
  contractDataRoutes,
  contractRoutes,
  signingRoutes,
  signatoryRoutes,
  delegationRoutes,
  ticketRoutes,
  billingRoutes,
  orderRoutes,
  verifyRoutes,
  yachtPictureRoutes,
  yachtRoutes,
  profileRoutes,
  contactRoutes,
  geoRoutes,
  contactFormRoutes,
  newsRoutes,
  mailRoutes,
  requestRoutes,
  taxTableRoutes,
  exchangeRateRoutes,
];

/** The whole server as a function of its dependencies. Nothing happens on import. @param slices how the meter measures */
export function createApp(deps: RouteDeps, slices?: Slices): App {
  const app = new OpenAPIHono<Env>({ strict: false });
  const meter = meterRequests(deps, slices);
  app.onError((error, c) => {
    deps.log.error({ err: error, path: c.req.routePath, method: c.req.method }, "A request failed");
    return refusalAnswer(c, error instanceof RefusalError ? error.refusal : refused("request.failed").refusal);
  });
  app.notFound((c) => refusalAnswer(c, refused("page.not-found").refusal));
  trustRoutes(app, deps, meter.trust);
  app.use(allowCompiling);
  app.use(security(tileHosts(deps.chartAddress), deps.billing?.card.entry.kind === "stripe"));
  // The sync answers pack themselves, and the event stream must not be held back.
  app.use(except("/api/sync/*", compress()));
  app.use("/charts/*", meter.charts);
  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.use("/api/sync/push", offerUnpacking);
  app.use("/api/*", meter.begin, signAnswers, neverStored, identify(deps), meter.limit, requireFactor(deps));
  app.on("POST", ["/api/statement", "/api/statement/"], limitStatements(deps));
  const newsPaths = ["mail_settings", "push_device"].flatMap((name) =>
    ["", "/"].map((end) => `/api/user/:id/${name}${end}`),
  );
  app.on(["PUT", "DELETE"], newsPaths, limitMailSettings(deps));
  const kycPaths = ["/api/cruise/:id/kyc/:profileId/:kycItem/document", "/api/cruise/kyc_document/:documentId"];
  app.on(
    ["POST", "DELETE"],
    kycPaths.flatMap((path) => [path, `${path}/`]),
    limitKycDocuments(deps),
  );
  const accountCalls = limitAccountCalls(deps);
  const payments = limitPayments(deps);
  for (const end of ["", "/"]) app.use(`/api/billing/:id{[0-9]+}/pay${end}`, payments);
  for (const own of ["proof", "factor", "password", "session", "deletion", "data", "confirmation", "alert_mark"]) {
    app.use(`/api/user/:id{[0-9]+}/${own}/*`, accountCalls);
  }
  app.use("/api/*", limitBodies(deps));
  app.use("/api/user/login/*", limitLogins(deps));
  app.use("/api/user/login", delayLogins(deps));
  app.use("/api/user/login/passkey", limitPasskeys(deps));
  app.use("/api/user", limitRegistrations(deps));
  const recoveries = limitRecoveries(deps);
  for (const path of ["reset_password", "recover", "link/*"]) app.use(`/api/user/${path}`, recoveries);
  app.use("/api/passenger/*", limitPassengers(deps));
  app.use("/api/contact_form", limitContactForms(deps));
  app.use("/api/verify/*", limitVerifications(deps));
  accountRoutes(app, deps);
  linkRoutes(app, deps);
  privacyRoutes(app, deps);
  mailSettingsRoutes(app, deps);
  pushDeviceRoutes(app, deps);
  alertMarkRoutes(app, deps);
  const delays = createLoginDelays(deps.limits.failedLogins);
  // A counter of its own: a right password forgives no wrong codes.
  deviceRoutes(app, deps, createLoginDelays(deps.limits.failedLogins));
  secondStepRoutes(app, deps, delays);
  factorRoutes(app, deps, delays);
  syncRoutes(app, deps);
  operatorRoutes(app, deps);
  for (const routes of REST) routes(app, deps);
  app.openAPIRegistry.registerComponent("securitySchemes", "bearer", { type: "http", scheme: "bearer" });
  const description = { openapi: "3.1.0", info: { title: PRODUCT.name, version: PRODUCT.version } };
  app.get(
    "/api/openapi.json",
    constantAnswer(() => JSON.stringify(app.getOpenAPIDocument(description))),
  );
  chartRoutes(app, deps);
  problemReportRoutes(app, deps);
  termsRoutes(app, deps);
  helpRoutes(app, deps);
  appRoutes(app, deps.appFiles);
  return app;
}
