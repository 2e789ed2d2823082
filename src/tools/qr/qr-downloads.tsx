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
  /** Null while there is nothing that every phone would read. */
  design: QrDesign | null;
  millimetres: number;
  logo: ImageBitmap | null;
}

/** The two files: a drawing for the printer's layout, a picture for everything else. */
export function QrDownloads({ words, design, millimetres, logo }: Props) {
  const name = `${words.fileName}-${millimetres}mm`;
  const refusesLogo = () => {
    if (!logo || givesPixelsBack()) return false;
    showToast(words.logoScrambled);
    return true;
  };
  const saveSvg = () => {
    if (!design || refusesLogo()) return;
    const picture = logo ? squareOf(logo, LOGO_PIXELS_IN_SVG).toDataURL("image/png") : undefined;
    saveFile(`${name}.svg`, "image/svg+xml", qrSvg(design, millimetres, picture));
    showToast(words.saved);
  };
  const savePng = async () => {
    if (!design || refusesLogo()) return;
    const { side } = pngLayout(design, millimetres).logo;
    const picture =
      logo && side ? squareOf(logo, side).getContext("2d")?.getImageData(0, 0, side, side).data : undefined;
    saveFile(`${name}.png`, "image/png", await qrPng(design, millimetres, picture));
    showToast(words.saved);
  };
  const tellFailure = (error: unknown) => {
    console.error(error);
    showToast(words.saveFailed);
  };
  return (
    <div css={row}>
      <Button kind="primary" disabled={!design} onClick={saveSvg}>
        <Icon name="download" size={20} />
        {words.svg}
      </Button>
      <Button disabled={!design} onClick={() => void savePng().catch(tellFailure)}>
        <Icon name="download" size={20} />
        {words.png}
      </Button>
    </div>
  );
}
