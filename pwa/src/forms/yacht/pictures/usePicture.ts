import { useEffect, useState } from "react";
import { loadPicture } from "../../../store/commands/pictures.ts";

/** An address for `<img>` of bytes on this device; undefined while there are none. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!blob) return setUrl(undefined);
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return url;
}

/** A yacht's picture for `<img>`; undefined while it is neither here nor fetched. Asks again when the network is back. */
export function usePicture(address: string | undefined): string | undefined {
  const [picture, setPicture] = useState<Blob>();
  useEffect(() => {
    let shown = true;
    setPicture(undefined);
    if (address === undefined) return;
    const load = async () => {
      const loaded = await loadPicture(address);
      if (!shown || !loaded) return;
      setPicture(loaded);
      window.removeEventListener("online", retry);
    };
    const retry = () => void load();
    window.addEventListener("online", retry);
    retry();
    return () => {
      shown = false;
      window.removeEventListener("online", retry);
    };
  }, [address]);
  return useObjectUrl(picture);
}
