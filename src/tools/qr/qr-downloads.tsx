import { css } from "@emotion/react";
import { space } from "../../design/tokens";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { showToast } from "../../ui/toasts";
import { givesPixelsBack } from "../picture/gives-pixels-back";
import { squareOf } from "../picture/open-picture";
import { saveFile } from "../save-file";
import { pngLayout, qrPng } from "./png";
import { type QrDesign, qrSvg } from "./svg";

const LOGO_PIXELS_IN_SVG = 512;

const row = css({ display: "flex", flexWrap: "wrap", gap: space(3), "& > *": { flexGrow: 1 } });

interface Props {
  words: Queries.QrPrintWordsFragment;
  /** Null while there is no code that every phone could read. */
  design: QrDesign | null;
  millimetres: number;
  logo: ImageBitmap | null;
  /** The code is the visitor's own. */
  isOwn: boolean;
}

const PNG = "image/png";

/** A phone keeps a shared picture among the others, but a download where few people look for it. */
const canShare = () => navigator.canShare?.({ files: [new File([], "a.png", { type: PNG })] }) ?? false;

/** The two files: SVG for the printer's layout, PNG for everything else, which some devices can also share. */
export function QrDownloads({ words, design, millimetres, logo, isOwn }: Props) {
  const name = `${words.fileName}-${millimetres}mm`;
  const refusesLogo = () => {
    if (!logo || givesPixelsBack()) return false;
    showToast(words.logoScrambled);
    return true;
  };
  const saveSvg = () => {
    if (!design || refusesLogo()) return;
    const picture = logo ? squareOf(logo, LOGO_PIXELS_IN_SVG).toDataURL(PNG) : undefined;
    saveFile(`${name}.svg`, "image/svg+xml", qrSvg(design, millimetres, picture));
    showToast(words.saved);
  };
  const withPng = async (give: (bytes: Uint8Array<ArrayBuffer>) => void | Promise<void>) => {
    if (!design || refusesLogo()) return;
    try {
      const { side } = pngLayout(design, millimetres).logo;
      const picture =
        logo && side ? squareOf(logo, side).getContext("2d")?.getImageData(0, 0, side, side).data : undefined;
      await give(await qrPng(design, millimetres, picture));
    } catch (error) {
      console.error(error);
      showToast(words.saveFailed);
    }
  };
  const savePng = (bytes: Uint8Array<ArrayBuffer>) => {
    saveFile(`${name}.png`, PNG, bytes);
    showToast(words.saved);
  };
  const sharePng = (bytes: Uint8Array<ArrayBuffer>) =>
    navigator.share({ files: [new File([bytes], `${name}.png`, { type: PNG })] }).catch((refusal: DOMException) => {
      // Not if the visitor cancelled, or touched the button twice.
      if (!["AbortError", "InvalidStateError"].includes(refusal.name)) savePng(bytes);
    });
  return (
    <div css={row}>
      <Button kind="primary" disabled={!design} onClick={saveSvg}>
        <Icon name="download" size={20} />
        {words.svg}
      </Button>
      <Button disabled={!design} onClick={() => void withPng(savePng)}>
        <Icon name="download" size={20} />
        {words.png}
      </Button>
      {isOwn && canShare() && (
        <Button disabled={!design} onClick={() => void withPng(sharePng)}>
          <Icon name="out" size={20} />
          {words.share}
        </Button>
      )}
    </div>
  );
}
