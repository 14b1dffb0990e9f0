import { createRandom } from '../core/random.ts';

const PAINTS = ['#5b34d6', '#b3261e', '#1d6f42', '#8a4b08', '#0b5394'];

/** Draws the answer of a captcha as an SVG data URL: letters that lean, under lines that cross them. */
export function drawCaptcha(captcha_id: string, answer: string): string {
  const random = createRandom(captcha_id);
  const between = (low: number, high: number) => low + random.below(high - low);
  const letters = [...answer].map((letter, index) => {
    const x = 18 + index * 28 + between(-3, 4);
    const y = between(30, 38);
    const size = between(24, 31);
    return `<text x="${x}" y="${y}" font-size="${size}" fill="${random.pick(PAINTS)}" transform="rotate(${between(-24, 25)} ${x} ${y})">${letter}</text>`;
  });
  const lines = Array.from({ length: 5 }, () => {
    const path = `M${between(0, 30)} ${between(4, 44)}Q${between(40, 90)} ${between(0, 48)} ${between(100, 132)} ${between(4, 44)}`;
    return `<path d="${path}" fill="none" stroke="${random.pick(PAINTS)}" stroke-opacity=".45"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="132" height="48" viewBox="0 0 132 48" font-family="monospace" font-weight="700"><rect width="132" height="48" fill="#f4f1ff"/>${letters.join('')}${lines.join('')}</svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
