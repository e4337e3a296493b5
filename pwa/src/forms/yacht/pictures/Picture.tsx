import type { YachtBody } from "shared-schema/yacht/schema";
import { Silhouette } from "../../../ui/marks/Silhouette.tsx";
import classes from "./Picture.module.css";
import { usePicture } from "./usePicture.ts";

interface Props {
  /** Undefined shows the outline of her kind, as does a picture that is not on this device yet. */
  address: string | undefined;
  kind: YachtBody["type"];
  /** A description of the picture. */
  alt: string;
}

/** A yacht's picture, else a drawn silhouette. */
export function Picture({ address, kind, alt }: Props) {
  const url = usePicture(address);
  return url === undefined ? <Silhouette kind={kind} /> : <img className={classes.picture} src={url} alt={alt} />;
}
