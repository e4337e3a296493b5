import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Frame, judgeFrames, withFrame } from "./frames.ts";
import { readMrz } from "./mrz.ts";
import { specimen } from "./specimen.test-support.ts";

const TODAY = "2027-01-15";
const ANNA = {
  ...{ surname: "ERIKSSON", given: "ANNA<MARIA", state: "GBR", nationality: "GBR", number: "L898902C3" },
  ...{ born: "740812", sex: "F", expires: "320415", personal: "" },
};
const KARL = {
  ...ANNA,
  surname: "KOCH",
  given: "KARL",
  number: "X48217705",
  born: "610303",
  sex: "M",
  expires: "290918",
};

const frameOf = (lines: readonly string[], confidence = 95): Frame => lines.map((text) => ({ text, confidence }));
const expected = (lines: readonly string[]) => readMrz(lines.join("\n"), TODAY);

describe("a zone is read from frames", () => {
  it.each(["PASSPORT", "THREE_LINES", "TWO_LINES"] as const)("one sharp frame of %s is enough", (kind) => {
    const lines = specimen(kind, ANNA);
    expect(judgeFrames([frameOf(lines)], TODAY)).toEqual(expected(lines));
  });

  it("finds the lines among others that look like them", () => {
    const lines = specimen("PASSPORT", ANNA);
    const around = ["DATEOFEXPIRY15APR2031", ...lines, "B00ECCEEGMEE"];
    expect(judgeFrames([frameOf(around)], TODAY)).toEqual(expected(lines));
  });

  it("combines lines of different frames", () => {
    const [names = "", data = ""] = specimen("PASSPORT", ANNA);
    const frames = [frameOf([names, data.replace("898902", "898802")]), frameOf([names.replace("SS", "S5"), data], 60)];
    expect(frames.map((frame) => judgeFrames([frame], TODAY))).toEqual([null, null]);
    expect(judgeFrames([...frames, frameOf([names, data], 60)], TODAY)).toEqual(expected([names, data]));
  });

  it("takes a line that was read surely, or twice alike", () => {
    const [names = "", data = ""] = specimen("PASSPORT", ANNA);
    const unsure = frameOf([names, data], 60);
    expect(judgeFrames([unsure], TODAY)).toBeNull();
    expect(judgeFrames([unsure, unsure], TODAY)).toEqual(expected([names, data]));
    // The check digit of a number holds for a 6 as well as for a G.
    const looksAlike = specimen("PASSPORT", { ...ANNA, number: "G4821770" })[1] ?? "";
    const misread = looksAlike.replace("G48", "648");
    expect(expected([names, misread]).kind).toBe("READ");
    expect(judgeFrames([frameOf([names, misread], 60), frameOf([names, looksAlike], 60)], TODAY)).toBeNull();
  });

  it("never takes one person's names with another's number", () => {
    const [anna, karl] = [specimen("PASSPORT", ANNA), specimen("PASSPORT", KARL)];
    const [names = "", data = ""] = [anna[0], karl[1]];
    const [unreadData, unreadNames] = [anna[1]?.replace("898902", "898802") ?? "", "P<GBRK0CHZZKARL"];
    expect(judgeFrames([frameOf([names, unreadData]), frameOf([unreadNames, data])], TODAY)).toBeNull();
  });

  it("takes neither of two readings that differ", () => {
    const [names = "", data = ""] = specimen("PASSPORT", ANNA);
    const other = names.replace("ANNA", "ANNE");
    expect(judgeFrames([frameOf([names, data]), frameOf([other, data])], TODAY)).toBeNull();
  });

  it("forgets frames in time", () => {
    const frames = Array.from({ length: 20 }, () => frameOf(["A", "B"])).reduce<Frame[]>(withFrame, []);
    expect(frames).toHaveLength(8);
  });

  it("reads the right person or none, however lines are misread, as long as none is misread twice alike", () => {
    const lines = specimen("PASSPORT", ANNA);
    const changed = (text: string, [at, sign]: readonly [number, string]) =>
      text.slice(0, at) + sign + text.slice(at + 1);
    const change = fc.tuple(fc.nat(43), fc.constantFrom(..."ABEGIKOSZ01258<"));
    const line = fc.array(change, { maxLength: 3 });
    fc.assert(
      fc.property(fc.array(fc.tuple(line, line), { minLength: 1, maxLength: 4 }), (changes) => {
        const frames = changes.map((frame) => frame.map((signs, index) => signs.reduce(changed, lines[index] ?? "")));
        const misread = frames.flat().filter((text) => !lines.includes(text));
        fc.pre(new Set(misread).size === misread.length);
        const read = judgeFrames(
          frames.map((frame) => frame.map((text) => ({ text, confidence: lines.includes(text) ? 95 : 60 }))),
          TODAY,
        );
        if (read !== null) expect(read).toEqual(expected(lines));
      }),
    );
  });
});
