import { Icon } from "../ui/icon";
import { fittingSize, Pill } from "../ui/pill";
import { styles } from "./hero-machine-styles";
import { QrDrawing } from "./qr-drawing";

interface HeroMachineProps {
  /** What the drawing shows, in a sentence; its example words are hidden from screen readers. */
  label: string;
  longUrl: string;
  /** The short link's domain and what follows its slash. */
  domain: string;
  slug: string;
  /** What a social network shows of the link. */
  card: { title: string; site: string };
  /** The code of the home page itself: path data and modules per side. */
  qr: { path: string; size: number };
  /** Three countries and where the link leads from each. */
  countries: readonly { code: string; target: string }[];
}

/**
 * The product in one picture: a long, ugly link becomes a pill that opens into a card, a QR code and three countries.
 * Its parts are hidden one by one, as Firefox exposes the content of `role="img"`.
 */
export function HeroMachine({ label, longUrl, domain, slug, card, qr, countries }: HeroMachineProps) {
  return (
    <div css={styles.machine} role="img" aria-label={label}>
      <div css={styles.long} aria-hidden>
        {longUrl}
      </div>
      <svg css={styles.down} viewBox="0 0 80 56" aria-hidden>
        <path pathLength="1" d="M66 0c0 36-46 18-46 56" />
      </svg>
      <div css={[styles.short, fittingSize(`${domain}/${slug}`, "2rem")]} aria-hidden>
        <Pill domain={domain} slug={slug} />
      </div>
      <svg css={styles.fan} viewBox="0 0 600 64" preserveAspectRatio="none" aria-hidden>
        <path pathLength="1" d="M150 0c0 40-40 24-40 64M150 0c0 40 150 10 150 64M150 0c0 34 335 0 335 64" />
      </svg>
      <div css={styles.outputs} aria-hidden>
        <div css={styles.card}>
          <svg css={styles.picture} viewBox="0 0 120 64" preserveAspectRatio="xMidYMid slice">
            <circle cx="92" cy="20" r="11" />
            <path d="M0 64 40 24l22 24 16-14 42 30z" />
          </svg>
          <span css={styles.site}>{card.site}</span>
          <b css={styles.title}>{card.title}</b>
        </div>
        <div css={styles.qr}>
          <QrDrawing {...qr} />
        </div>
        <div css={styles.countries}>
          {countries.map(({ code, target }) => (
            <span css={styles.country} key={code}>
              <b>{code}</b>
              <Icon name="arrow" size={16} />
              <span>{target}</span>
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}
