import { COVER_BASE, coverLooks } from '../../components/cover/coverLooks';
import { COVER_SIZE, type CoverFacts } from '../../components/cover/coverModel';
import { drawCover } from '../../components/cover/drawCover';
import type { ModeColors } from '../../theme/modeColors';

/** Returns a course's cover as an SVG document, in the colors of light or dark mode. */
export function coverSvg(facts: CoverFacts, colors: ModeColors): string {
  const { width, height } = COVER_SIZE;
  const looks = coverLooks(colors);
  const paths = drawCover(facts).map(
    ({ look, path }) => `<path ${attributes({ ...COVER_BASE, ...looks[look] })} d="${path}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" rx="12" fill="${colors.primaryTint}"/>${paths.join('')}</svg>`
  );
}

function attributes(style: object): string {
  return Object.entries(style)
    .map(([name, value]) => `${kebab(name)}="${value}"`)
    .join(' ');
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
