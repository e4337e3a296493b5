import { PbfWriter } from "pbf";

interface Drawn {
  /** 1 a point, 2 a line, 3 an area. */
  type: number;
  /** Commands and their corners, as the format counts them. */
  geometry: readonly number[];
  properties?: Readonly<Record<string, string>>;
}

/** A vector tile of one layer of 4,096 units a side. */
export function writeVectorTile(features: readonly Drawn[]): Uint8Array {
  const keys = [...new Set(features.flatMap(({ properties = {} }) => Object.keys(properties)))];
  const values = [...new Set(features.flatMap(({ properties = {} }) => Object.values(properties)))];
  const writer = new PbfWriter();
  writer.writeMessage(
    3,
    (_, layer) => {
      layer.writeVarintField(15, 2);
      layer.writeStringField(1, "marks");
      for (const { type, geometry, properties = {} } of features) {
        layer.writeMessage(
          2,
          (_feature, feature) => {
            const tags = Object.entries(properties).flatMap(([key, value]) => [
              keys.indexOf(key),
              values.indexOf(value),
            ]);
            feature.writePackedVarint(2, tags);
            feature.writeVarintField(3, type);
            feature.writePackedVarint(4, [...geometry]);
          },
          null,
        );
      }
      for (const key of keys) layer.writeStringField(3, key);
      for (const value of values) layer.writeMessage(4, (text, message) => message.writeStringField(1, text), value);
      layer.writeVarintField(5, 4096);
    },
    null,
  );
  return Uint8Array.from(writer.finish());
}
