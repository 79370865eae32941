/** Sadland: wide fields of quiet green, laid on in long strokes, and one small thing left alone in them. */
import { type Easel, n, type Point, polyline, row } from "./easel";

const MOSS = "#1f8a6a";
const DEEP = "#0f3b33";
const FOG = "#cfdcd0";
const SEA = "#4e9c86";
const ASH = "#e9ebdf";
const OLIVE = "#7f9158";
const LAMP = "#f2d27a";

/** A field of colour with a breathing edge: it fades out over some width, then the dry brush goes over it. */
function field(easel: Easel, x: number, y: number, width: number, height: number, paint: string, loose = 7): void {
  const { chance } = easel;
  const corners: Point[] = [];
  const edge = (fx: number, fy: number, tx: number, ty: number, steps: number): void => {
    for (let k = 0; k < steps; k++) corners.push([Math.round(fx + ((tx - fx) * k) / steps + chance.near(3)), Math.round(fy + ((ty - fy) * k) / steps + chance.near(2.4))]);
  };
  edge(x, y, x + width, y, 7);
  edge(x + width, y, x + width, y + height, 6);
  edge(x + width, y + height, x, y + height, 7);
  edge(x, y + height, x, y, 6);
  const d = polyline(corners, true);
  const soft = Math.min(loose * 2.6, height * 0.5);
  easel.pens(d, [1, 0.82, 0.66, 0.5, 0.35, 0.2].map((part, k) => [paint, soft * part, 0.1 + 0.05 * k] as const));
  easel.fill(d, paint, 0.86);
  for (const [colour, thick, opacity] of [["#ffffff", 4, 0.06], [DEEP, 5, 0.055], ["#ffffff", 1, 0.16], [DEEP, 0.8, 0.18]] as const) {
    let d = "";
    for (let k = 0; k < 4 + height / 17; k++) {
      const long = width * chance.between(0.12, 0.6);
      d += `M${Math.round(x - 7 + chance.next() * (width + 14 - long))} ${Math.round(y + chance.next() * height)}h${Math.round(long)}`;
    }
    easel.line(d, colour, thick, opacity);
  }
}

function air(easel: Easel, above: string, below: string, glowAt?: Point): void {
  easel.ground(easel.linear([[0, above], [1, below]]));
  if (glowAt) easel.ground(easel.radial([[0, "#fffbe6", 0.55], [1, "#fffbe6", 0]], glowAt[0], glowAt[1], 190));
}

/** Scratches of the dry brush over everything, so that no field is dead. */
function veil(easel: Easel, paint: string, count = 34): void {
  let d = "";
  for (let k = 0; k < count; k++) d += `M${easel.chance.whole(-30, 280)} ${easel.chance.whole(2, 398)}h${easel.chance.whole(30, 150)}`;
  easel.line(d, paint, 0.7, 0.28);
}

function house(easel: Easel, x: number, y: number, s: number, wall: string, lit = true): void {
  easel.fill(`M${row(x - s, y)}v${n(-s)}l${row(s, -s * 0.8)}l${row(s, s * 0.8)}v${n(s)}z`, wall);
  if (lit) easel.fill(`M${row(x + s * 0.2, y - s * 0.75)}h${n(s * 0.36)}v${n(s * 0.4)}h${n(-s * 0.36)}z`, LAMP);
}

function person(easel: Easel, x: number, y: number, s: number, paint: string): void {
  easel.fill(`M${row(x - s * 0.2, y)}L${row(x - s * 0.26, y - s * 0.62)}Q${row(x, y - s * 0.84, x + s * 0.26, y - s * 0.62)}L${row(x + s * 0.2, y)}z`, paint);
  easel.add(`<circle cx="${n(x)}" cy="${n(y - s * 0.88)}" r="${n(s * 0.14)}" fill="${paint}"/>`);
}

const OEUVRE: readonly ((easel: Easel) => void)[] = [
  (e) => {
    air(e, "#dfe6da", "#b9cfc0");
    field(e, 26, 40, 248, 190, SEA);
    field(e, 26, 256, 248, 106, DEEP);
    house(e, 206, 262, 12, "#0b2a25");
  },
  (e) => {
    air(e, MOSS, "#0f5a47", [90, 90]);
    field(e, -20, 286, 340, 120, DEEP);
    veil(e, ASH);
    e.line("M62 290V196M52 204H72M232 290V222M225 228H239", "#071f1a", 2.2);
    e.line("M52 204Q140 250 225 228M72 204Q150 252 239 228M232 224Q280 240 310 236M-10 226Q30 224 62 198", "#071f1a", 0.8);
  },
  (e) => {
    air(e, ASH, FOG);
    field(e, 34, 34, 232, 92, "#9cc4ae");
    field(e, 34, 144, 232, 92, MOSS);
    field(e, 34, 254, 232, 112, DEEP);
    e.line("M34 244H266", LAMP, 2.4, 0.9);
  },
  (e) => {
    air(e, "#c3d6c9", "#7fae99");
    field(e, -20, 214, 340, 190, "#2f7d69");
    e.fill("M128 232C136 246 176 246 186 232z", "#0b2a25");
    e.line("M158 232V196", "#0b2a25", 1.6);
    e.fill("M160 198L178 226H160z", ASH);
    e.line("M132 250h50M140 258h34M148 266h18", ASH, 1.2, 0.5);
    veil(e, ASH, 24);
  },
  (e) => {
    air(e, "#16483d", "#0b2a25");
    field(e, 40, 50, 220, 300, MOSS, 12);
    field(e, 86, 110, 128, 170, "#57ab8e", 10);
    field(e, 126, 160, 48, 66, LAMP, 5);
  },
  (e) => {
    air(e, "#8fae9d", "#4f7d6c");
    field(e, -20, 300, 340, 110, "#1d4f43");
    let d = "";
    for (let k = 0; k < 120; k++) d += `M${e.chance.whole(0, 310)} ${e.chance.whole(-20, 380)}l-5 ${e.chance.whole(14, 30)}`;
    e.line(d, ASH, 0.8, 0.5);
    person(e, 112, 330, 34, "#0a2420");
    e.fill("M86 300A26 22 0 0 1 138 300Q131 295 125 300Q118 295 112 300Q105 295 99 300Q92 295 86 300z", "#d4502a");
    e.line("M112 300V318", "#0a2420", 1.4);
  },
  (e) => {
    air(e, "#f0efe2", "#d5e0d0", [190, 120]);
    e.fill("M-4 330C60 250 180 236 304 300V404H-4z", e.linear([[0, "#3f9c7d"], [1, "#176b54"]]));
    field(e, -20, 352, 340, 60, "#15604b");
    e.line("M196 266V226M196 244L184 232M196 238L206 226M196 232L190 220M196 250L210 240", "#12332b", 1.8, 1, `stroke-linecap="round"`);
  },
  (e) => {
    e.ground(e.linear([[0, "#cfe0d2"], [1, "#93bba6"]]));
    field(e, -20, -6, 148, 412, MOSS, 6);
    field(e, 146, -6, 180, 290, "#b9d4c2", 6);
    field(e, 146, 300, 180, 110, "#3b7f6b", 6);
    e.line("M200 320V296M224 320V296M198 296H226M200 296V268M200 274h3M200 282h3", "#0b2a25", 2.6);
  },
  (e) => {
    air(e, "#0c2f2a", "#1d6a55");
    e.add(`<circle cx="214" cy="104" r="27" fill="#e6ecd8"/>`);
    field(e, -20, 240, 340, 170, "#114a3d");
    let d = "";
    for (let k = 0; k < 9; k++) d += `M${n(214 - 26 + k * 2.4 + e.chance.near(8))} ${254 + k * 14}h${n(52 - k * 4.8)}`;
    e.line(d, "#e6ecd8", 2, 0.7, `stroke-linecap="round"`);
    e.line("M0 238H300", "#7fb79f", 1, 0.7);
  },
  (e) => {
    air(e, OLIVE, "#4d6b45", [150, 60]);
    field(e, -20, 190, 340, 220, "#2c6f55");
    e.fill("M147 192H153L196 404H104z", "#c9d6b6", 0.75);
    e.line("M150 210v12M150 240v18M150 282v26M150 340v40", "#2c6f55", 2.4);
    person(e, 151, 238, 22, "#0a2420");
  },
  (e) => {
    air(e, "#e8ece2", "#c6d8cc");
    field(e, 0, 268, 300, 140, "#a9c9b5", 20);
    let d = "";
    for (let x = 8; x < 300; x += 27) d += `M${x} ${n(296 + 8 * Math.sin(x / 60))}v-32`;
    e.line(`${d}M-4 276Q80 286 150 276T304 270M-4 288Q80 298 150 288T304 282`, "#20584a", 2);
    e.fill("M158 262C160 246 172 236 180 240Q184 236 188 240L194 243L187 245C187 258 176 264 168 263L154 272z", "#0b2a25");
    e.group(`opacity=".8"`, () => field(e, 40, 60, 220, 60, "#dbe5da", 30));
  },
  (e) => {
    air(e, "#1a5546", "#0a2622");
    field(e, -10, 40, 320, 120, "#2a8468", 26);
    field(e, -10, 190, 320, 60, "#176b54", 26);
    field(e, -10, 284, 320, 26, "#57ab8e", 26);
    field(e, -10, 344, 320, 8, LAMP, 26);
  },
  (e) => {
    air(e, "#bfd2c5", "#e6e9dc");
    e.group(`transform="rotate(-7 150 230)"`, () => field(e, -40, 236, 400, 230, MOSS));
    e.line("M214 92Q190 150 132 210", "#33594e", 0.9);
    e.fill("M206 66L232 78L218 108L200 92z", "#d4502a");
    e.line("M206 66L218 108M232 78L200 92", ASH, 1);
    person(e, 130, 242, 26, "#0a2420");
  },
  (e) => {
    air(e, "#27584d", "#133a33");
    field(e, 30, 30, 240, 236, "#8db8a2", 8);
    field(e, 30, 286, 240, 84, "#0b2a25", 8);
    e.line("M150 36V262M36 150H264", "#133a33", 7);
    e.fill("M190 284L187 262H213L210 284z", "#c9603a");
    e.line("M200 262C199 246 204 236 200 222M200 248Q190 242 188 230M200 242Q211 238 213 226", "#0b2a25", 2, 1, `stroke-linecap="round"`);
    e.add(`<circle cx="200" cy="219" r="5" fill="#d9793f"/>`);
  },
  (e) => {
    air(e, "#f1f0e6", "#dfe7dc");
    e.fill("M0 208H300V210H0z", "#6d9c88");
    field(e, 60, 222, 180, 40, "#a7cbb8", 40);
    field(e, -10, 330, 320, 80, MOSS, 20);
    e.line("M84 206v-10M104 206v-10M80 196h28M80 196v-14", DEEP, 2);
    e.fill("M206 130q9-9 16 0q8-9 17-1q-9-2-16 6q-8-8-17-5z", DEEP);
  },
];

export function sadland(easel: Easel, opus: number): void {
  OEUVRE[opus - 1]?.(easel);
  easel.weave(0.06);
}
