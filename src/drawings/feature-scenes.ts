import type { Offering } from "../content/vocabulary";

/** One scene per offering: SVG elements on a 200 × 120 grid, drawn in the vocabulary of feature-pictures.ts. */
export const scenes: Record<Offering, string> = {
  shortening: `
    <rect class="sheet" x="3" y="10" width="194" height="30" rx="15"/>
    <path class="words" d="M19 25h26m9 0h44m9 0h18m9 0h44"/>
    <path d="M170 40c0 34-18 50-52 50m8-8-8 8 8 8"/>
    <path class="pill blue" d="M26 90h70"/>
    <path class="on" d="M30 90h24m9 0h28"/>
  `,
  previews: `
    <rect x="112" y="6" width="84" height="84" rx="12" class="sheet"/>
    <rect x="92" y="18" width="90" height="96" rx="12" class="sheet"/>
    <path class="sky" d="M93 66V30a11 11 0 0 1 11-11h66a11 11 0 0 1 11 11v36z"/>
    <circle class="sun" cx="161" cy="37" r="8"/>
    <path class="sea" d="m93 66 26-26 18 17 12-9 20 18z"/>
    <path class="words" d="M106 82h58M106 98h34"/>
    <path class="pill blue" d="M15 66h34"/>
    <path d="M64 66h20m-7-7 7 7-7 7"/>
  `,
  redirects: `
    <path d="M64 60h14c28 0 16-38 44-38h16M64 60h70M78 60c28 0 16 38 44 38h16"/>
    <path class="pill blue" d="M15 60h40"/>
    <rect class="sheet" x="146" y="3" width="22" height="37" rx="6"/>
    <path d="M155 33h4M140 76h50"/>
    <rect class="sheet" x="146" y="48" width="38" height="23" rx="4"/>
    <path class="sun" d="M157 117c-9-10-13-15-13-21a13 13 0 0 1 26 0c0 6-4 11-13 21z"/>
    <circle class="seal" cx="157" cy="96" r="4"/>
  `,
  statistics: `
    <path class="faint" d="M4 112h192"/>
    <path class="pill blue" d="M22 98v-2M61 98V84M100 98V66M139 98V46"/>
    <path class="pill mimosa" d="M178 98V22"/>
    <path d="M12 72c56-4 104-20 142-58m-12-2 12 2-1 12"/>
  `,
  bio: `
    <path d="M126 58h38c12 0 10-24 24-24M126 78h62M74 98H36c-12 0-10-24-24-24"/>
    <path class="slim mimosa" d="M8 74h.1M192 34h.1m-.1 44h.1"/>
    <rect class="sheet" x="62" y="3" width="76" height="114" rx="16"/>
    <circle class="sun" cx="100" cy="26" r="11"/>
    <path class="words" d="M88 44h24"/>
    <path class="slim blue" d="M82 60h36M82 79h36M82 98h36"/>
  `,
  variables: `
    <path d="M74 8c-9 0-5 13-12 13 7 0 3 13 12 13M116 8c9 0 5 13 12 13-7 0-3 13-12 13M95 42v14m-7-7 7 7 7-7"/>
    <path class="words" d="M84 21h.1m11 0h.1m11 0h.1"/>
    <rect class="sheet" x="3" y="62" width="194" height="38" rx="19"/>
    <path class="words" d="M22 81h32M134 81h10"/>
    <path class="pill mimosa" d="M78 81h34"/>
    <path class="pill blue" d="M164 81h14"/>
  `,
  views: `
    <rect class="sheet" x="3" y="16" width="112" height="84" rx="14"/>
    <path class="sea" d="M50 36v32l26-16z"/>
    <path class="words" d="M19 84h80"/>
    <path class="blue" stroke-width="5" d="M19 84h46"/>
    <path d="M115 58h10"/>
    <circle class="faint" stroke-width="13" cx="162" cy="58" r="27"/>
    <path class="mimosa" stroke-width="13" d="M162 31a27 27 0 1 1-26 20"/>
  `,
  domains: `
    <rect class="sheet" x="3" y="8" width="194" height="104" rx="14"/>
    <path d="M3 42h194"/>
    <path class="words" d="M19 25h.1m10 0h.1m10 0h.1M22 66h20m14 0h48M22 90h20m14 0h34"/>
    <path class="pill blue" d="M66 25h110"/>
    <path class="on" d="M70 25h58"/>
    <circle class="sun" cx="160" cy="78" r="19"/>
    <path class="seal" d="m152 78 6 6 10-11"/>
  `,
  folders: `
    <path class="pill mimosa" d="M84 28h56"/>
    <path class="sheet" d="M8 104V28a9 9 0 0 1 9-9h38l13 16h78a9 9 0 0 1 9 9v60a9 9 0 0 1-9 9H17a9 9 0 0 1-9-9z"/>
    <path class="slim blue" d="M30 58h62M30 80h38"/>
    <path class="sheet" d="m150 78 14-14h26a7 7 0 0 1 7 7v14a7 7 0 0 1-7 7h-26z"/>
    <path class="words" d="M167 78h.1m10 0h10"/>
  `,
  qr: `
    <path class="pill blue" d="M15 60h36"/>
    <path d="M66 60h22m-7-7 7 7-7 7"/>
    <rect class="sheet" x="98" y="11" width="98" height="98" rx="16"/>
    <path stroke-width="6" d="M114 27h20v20h-20zM160 27h20v20h-20zM114 73h20v20h-20z"/>
    <path stroke-width="7" d="M147 28h.1m-.1 16h.1M115 60h.1m15 0h15m16 0h.1m16 0h4M149 76h.1m15 0h17M149 92h13m18 0h.1"/>
  `,
  api: `
    <path stroke-width="6" d="M36 22 6 60l30 38M164 22l30 38-30 38"/>
    <path class="pill blue" d="M64 30h34"/>
    <path class="pill mimosa" d="M90 60h46"/>
    <rect class="sheet" x="52" y="79" width="60" height="22" rx="11"/>
    <path d="M109 30h13c16 0 13 8 13 19M79 60H66c-10 0-8 8-8 19"/>
    <path class="words" d="M67 90h26"/>
  `,
};
