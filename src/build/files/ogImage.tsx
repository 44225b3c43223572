import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { Typeface } from '../../theme/typeface';
import type { Site } from '../documents/document';
import { iconSvg } from './iconSvg';

/** Size that link previews show uncropped (Open Graph), px. */
const SIZE = { width: 1200, height: 630 };

const require = createRequire(import.meta.url);

/**
 * Draws the picture that link previews show: the brand's mark, name and tagline in its own colors and typefaces.
 *
 * @param site - brand, logo, colors and typefaces
 * @returns a PNG of 1200 by 630
 */
export async function ogImage({ brand, logo, colors: { dark }, typefaces }: Site): Promise<Buffer> {
  const mark = Buffer.from(iconSvg({ logo, colors: dark, kind: 'icon' })).toString('base64');
  const svg = await satori(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: 80,
        color: dark.ink,
        background: dark.paper,
        fontFamily: 'text',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 28, fontSize: 48 }}>
        <img src={`data:image/svg+xml;base64,${mark}`} width={96} height={96} alt="" />
        {brand.name}
      </div>
      <div
        style={{
          fontFamily: 'heading',
          fontSize: 68,
          lineHeight: 1.15,
          letterSpacing: '-0.02em',
          maxWidth: 980,
        }}
      >
        {brand.tagline}
      </div>
      <div style={{ display: 'flex', width: 220, height: 10, background: dark.accent }} />
    </div>,
    {
      ...SIZE,
      fonts: [await font('text', typefaces.text), await font('heading', typefaces.heading)],
    },
  );
  return new Resvg(svg).render().asPng();
}

async function font(name: string, { picture: { file, weight } }: Typeface) {
  return { name, data: await readFile(require.resolve(file)), weight, style: 'normal' as const };
}
