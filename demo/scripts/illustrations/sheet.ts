/** Draws a picture's content: SVG elements on a sheet of 960 by 540. */
export type Draw = () => string

/** The colours of the shop, see src/web/ui/tokens.css. */
export const colour = {
  ink: '#15212b',
  soft: '#4a5b69',
  paper: '#ffffff',
  ground: '#f3f5f7',
  line: '#d9e0e6',
  strong: '#b4c0ca',
  steel: '#0f2a3d',
  steelSoft: '#1d4560',
  brand: '#0b6394',
  tint: '#e6f1f8',
  accent: '#c2410c',
  accentTint: '#fff1e8',
  good: '#1d7a46',
  warn: '#8a5a00',
  rust: '#b5612c',
} as const

const gradient = (id: string, stops: string[], across: boolean) =>
  `<linearGradient id="${id}" x1="0" y1="0" ${across ? 'x2="1" y2="0"' : 'x2="0" y2="1"'}>${stops
    .map((stop, i) => `<stop offset="${i / (stops.length - 1)}" stop-color="${stop}"/>`)
    .join('')}</linearGradient>`

const definitions = [
  gradient('sky', ['#f4f8fb', '#dfebf4'], false),
  gradient('metal', ['#8fa2b1', '#eef3f6', '#b9c6d0', '#7c8f9e'], true),
  gradient('metalDown', ['#eef3f6', '#b9c6d0', '#8fa2b1'], false),
  gradient('dark', ['#1d4560', '#3a6480', '#0f2a3d'], true),
  gradient('blue', ['#0b6394', '#4b97c2', '#084d74'], true),
  gradient('warm', ['#9a3412', '#e0713d', '#9a3412'], true),
  gradient('plateA', ['#d5dfe6', '#bccad5'], false),
  gradient('plateB', ['#c3d6e4', '#a4bfd2'], false),
  '<pattern id="hatch" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0V12" stroke="#5f707e" stroke-width="1.4" opacity="0.35"/></pattern>',
  '<pattern id="hatchBack" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)"><path d="M0 0V12" stroke="#5f707e" stroke-width="1.4" opacity="0.35"/></pattern>',
].join('')

/** A whole picture. */
export function sheet(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 960 540" width="960" height="540" font-family="DejaVu Sans, Arial, sans-serif"><defs>${definitions}</defs><rect width="960" height="540" fill="url(#sky)"/>${content}</svg>`
}
