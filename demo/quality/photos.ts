import { loadSharp } from '../../src/server/files/load-sharp'

const frame = (ground: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720"><defs><linearGradient id="steel" x1="0" x2="1"><stop offset="0" stop-color="#8794a0"/><stop offset=".35" stop-color="#dfe5ea"/><stop offset=".7" stop-color="#9aa7b3"/><stop offset="1" stop-color="#5d6b78"/></linearGradient></defs><rect width="960" height="720" fill="${ground}"/>${content}</svg>`

const collar = `<rect x="330" y="180" width="300" height="360" rx="26" fill="url(#steel)"/><ellipse cx="480" cy="190" rx="150" ry="46" fill="#c9d2da"/><ellipse cx="480" cy="190" rx="86" ry="26" fill="#39444e"/>`

/** Drawn demo "photos", which show no real part or workshop. */
const drawings = {
  crack: frame(
    '#e9edf1',
    `${collar}<path d="M455 236l14 66-18 70 22 74-12 94" fill="none" stroke="#1b2229" stroke-width="6"/><circle cx="462" cy="390" r="150" fill="none" stroke="#c2410c" stroke-width="8"/>`,
  ),
  thread: frame(
    '#eef1f4',
    `<rect x="180" y="300" width="600" height="120" fill="url(#steel)"/>${Array.from(
      { length: 24 },
      (_, at) =>
        `<path d="M${190 + at * 24} 300l12 ${at > 9 && at < 16 ? 116 : 120}" stroke="#46525d" stroke-width="${at > 9 && at < 16 ? 2 : 7}"/>`,
    ).join(
      '',
    )}<ellipse cx="492" cy="360" rx="130" ry="100" fill="none" stroke="#c2410c" stroke-width="8"/>`,
  ),
  coating: frame(
    '#f0f2f4',
    `${collar}<path d="M350 420c40-30 70 20 110-6s60 30 110 0l40 30v70a26 26 0 0 1-26 26H356a26 26 0 0 1-26-26z" fill="#a8642a" opacity=".75"/>`,
  ),
  curve: frame(
    '#ffffff',
    `<path d="M130 80v540h730" fill="none" stroke="#46525d" stroke-width="5"/><path d="M130 600C260 600 280 190 400 180h190c70 0 90 300 260 400" fill="none" stroke="#0b6394" stroke-width="8"/><path d="M130 240h720" stroke="#c2410c" stroke-width="4" stroke-dasharray="16 12"/>`,
  ),
  gauge: frame(
    '#e9edf1',
    `<circle cx="480" cy="360" r="240" fill="#fff" stroke="#46525d" stroke-width="14"/>${Array.from(
      { length: 24 },
      (_, at) =>
        `<path d="M480 140v34" stroke="#46525d" stroke-width="6" transform="rotate(${at * 15} 480 360)"/>`,
    ).join(
      '',
    )}<path d="M480 360L610 220" stroke="#b42318" stroke-width="12" stroke-linecap="round"/><circle cx="480" cy="360" r="18" fill="#15212b"/>`,
  ),
} as const

export type DemoPicture = keyof typeof drawings

export async function demoPicture(name: DemoPicture): Promise<Buffer> {
  const sharp = await loadSharp()
  return sharp(Buffer.from(drawings[name])).jpeg({ quality: 88 }).toBuffer()
}
