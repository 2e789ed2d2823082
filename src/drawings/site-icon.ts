import { mark } from "../design/mark";
import { schemes } from "../design/schemes";

const { blue, mimosa, onNight } = schemes.light;

/** The mark on a blue tile of 64 units, as SVG; `scale` leaves room for a mask, `corner` rounds the tile. */
const tile = (scale: number, corner: number) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
<rect width="64" height="64" rx="${corner}" fill="${blue}"/>
<g transform="translate(${32 - 28 * scale} ${32 - 16 * scale}) scale(${scale})" fill="none" stroke-width="6.5">
<path d="${mark.left}" stroke="${mimosa}"/><path d="${mark.right}" stroke="${onNight}"/>
</g></svg>
`;

/** The site's icon: for a browser's tab, for phones that round it, for phones that mask it. */
export const siteIcon = { round: tile(1.04, 15), square: tile(0.86, 0), maskable: tile(0.72, 0) };
