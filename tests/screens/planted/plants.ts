/** A defect of a screen, put into the app's code while its tests run. */
export interface Plant {
  /** The file that it is in, from the repository's root. */
  file: string;
  /** A piece of its text, which it has once. */
  find: string;
  /** What takes its place. */
  put: string;
  /** The test of a screen that has to fail: a part of its path. */
  noticedBy: string;
}

/** `npm run planted` has each of them noticed, one after another. */
export const PLANTS: Readonly<Record<string, Plant>> = {
  "a letter that is typed into a field leads to another page": {
    file: "pwa/src/app/keys/useGoKeys.ts",
    find: "event.repeat || !isAlone(event)",
    put: "event.repeat",
    noticedBy: "app/keys/Keys",
  },
  "single keys cannot be switched off": {
    file: "pwa/src/app/keys/useGoKeys.ts",
    find: "if (!isOn) return;",
    put: "",
    noticedBy: "app/keys/Keys",
  },
  "Escape in the list of what is missing leaves the focus behind": {
    file: "pwa/src/features/agreement/frame/nav/useHoverList.ts",
    find: "named.current?.focus();",
    put: "",
    noticedBy: "frame/nav/SectionNav",
  },
  "a text that is no position is not told": {
    file: "pwa/src/features/agreement/mapping/waypoint/AddAtPosition.tsx",
    find: 'text.trim() !== "" && value === null',
    put: "false",
    noticedBy: "waypoint/AddAtPosition",
  },
  "a layer lies over the buttons of the chart": {
    file: "pwa/src/features/agreement/mapping/room/room.module.css",
    find: ".tools {\n  position: absolute;",
    put: '.stage::after {\n  content: "";\n  position: absolute;\n  inset: 0;\n  z-index: 9;\n}\n\n.tools {\n  position: absolute;',
    noticedBy: "room/RouteRoom",
  },
  "a sheet that is dragged is tapped as well": {
    file: "pwa/src/features/agreement/mapping/room/useSheetDrag.ts",
    find: "if (isDrag.current && event.detail > 0) event.stopPropagation();",
    put: "",
    noticedBy: "room/RouteSheet",
  },
  "a place beyond the date line is kept as it was clicked": {
    file: "pwa/src/map/points.ts",
    find: "Number(normalLongitude(lng).toFixed(4))",
    put: "Number(lng.toFixed(4))",
    noticedBy: "chart/DateLine",
  },
  "the table of the legs warns of no fuel": {
    file: "pwa/src/features/agreement/mapping/leg/LegLines.tsx",
    find: '...(fuel?.below_reserve ? (["below-reserve"] as const) : [])',
    put: "",
    noticedBy: "leg/LegTable",
  },
  "figures that could not be calculated are not told": {
    file: "pwa/src/features/agreement/frame/workspace/NotPlanned.tsx",
    find: "if (!failed) return null;",
    put: "return null;",
    noticedBy: "workspace/NotPlanned",
  },
  "a price that did not change has a table without a row": {
    file: "pwa/src/features/agreement/causes/CausesTable.tsx",
    find: "causes.length === 0 ?",
    put: "causes.length < 0 ?",
    noticedBy: "history/History",
  },
  "a month begins on Sunday": {
    file: "pwa/src/features/agreement/overview/schedule/ScheduleMonths.tsx",
    find: "MONDAY + index * DAY_MS",
    put: "MONDAY + (index - 1) * DAY_MS",
    noticedBy: "overview/Overview",
  },
  "everybody has a button to approve for the others": {
    file: "pwa/src/features/agreement/overview/approval/ApprovalOfParty.tsx",
    find: "{isOwn && isOpen && <ApprovalActions",
    put: "{isOpen && <ApprovalActions",
    noticedBy: "overview/approval/Approval",
  },
  "a payment that was cancelled still counts": {
    file: "pwa/src/features/agreement/price/plan/CallGroup.tsx",
    find: "cancelled: cancelled !== null }))",
    put: "cancelled: false }))",
    noticedBy: "price/Payments",
  },
  "a comment is dropped without a question": {
    file: "pwa/src/features/agreement/overview/comments/CommentForm.tsx",
    find: 'const isEmpty = text.trim() === "" && proposes.trim() === "";',
    put: "const isEmpty = true;",
    noticedBy: "overview/comments/Comments",
  },
  "everybody sees the pages of administrators": {
    file: "pwa/src/app/access/guards.ts",
    find: "if (useSession.getState().user?.is_admin) return null;",
    put: "return null;",
    noticedBy: "app/access/guards",
  },
  "the list of agreements is not narrowed": {
    file: "pwa/src/features/agreements/AgreementList.tsx",
    find: "rows && filtered(rows, sought)",
    put: "rows",
    noticedBy: "agreements/AgreementList",
  },
  "a value that arrives takes the place of what is being typed": {
    file: "pwa/src/ui/fields/autosave/useAutosave.ts",
    find: "useLayoutEffect(() => field.update(options));",
    put: "useLayoutEffect(() => { if (field.state.getState().stored.text !== options.format(options.value)) field.discard(); field.update(options); });",
    noticedBy: "sync/fields/TypedOver",
  },
  "a request that was sent is still in its form": {
    file: "pwa/src/features/requests/RequestDialog.tsx",
    find: "    typed.forget();\n",
    put: "",
    noticedBy: "requests/Requests",
  },
  "a message is not translated": {
    file: "pwa/src/features/account/messages.ts",
    find: "Veuillez accepter les conditions d’utilisation",
    put: "Please accept the terms of service",
    noticedBy: "account/Registration",
  },
};
