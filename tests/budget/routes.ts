const FRAME = "src/features/agreement/AgreementFrame.tsx";
const section = (path: string) => ["index.html", FRAME, `src/features/agreement/${path}.tsx`];

/** The chunks that each screen loads, by the names of the build's manifest. The list of agreements comes with the app itself. */
export const ROUTES: Readonly<Record<string, readonly string[]>> = {
  "/": ["landing.html"],
  "/agreement": ["index.html"],
  "/agreement/:id": section("overview/OverviewSection"),
  "/agreement/:id/mapping": section("mapping/MappingSection"),
  "/agreement/:id/price": section("price/PriceSection"),
  "/agreement/:id/contract": section("contract/ContractSection"),
  "/authentication/login": ["index.html", "src/features/account/Login.tsx"],
  "/yachts": ["index.html", "src/features/yachts/YachtList.tsx"],
  "/contacts": ["index.html", "src/features/contacts/ContactList.tsx"],
};
