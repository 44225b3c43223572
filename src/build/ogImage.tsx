import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { Site } from './document';
import { iconSvg } from './icons';

/** Size that link previews show uncropped (Open Graph), px. */
const SIZE = { width: 1200, height: 630 };

const FONT_NAME = 'Text';

const require = createRequire(import.meta.url);

/**
 * Draws the picture that link previews show: the brand's mark, name and tagline on its own colours.
 *
 * @param site - brand, logo and colours
 * @returns a PNG of 1200 by 630
 */
export async function ogImage({ brand, logo, colors: { dark } }: Site): Promise<Buffer> {
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
        fontFamily: FONT_NAME,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 28, fontSize: 48 }}>
        <img src={`data:image/svg+xml;base64,${mark}`} width={96} height={96} alt="" />
        {brand.name}
      </div>
      <div style={{ fontSize: 68, lineHeight: 1.15, letterSpacing: '-0.02em', maxWidth: 980 }}>
        {brand.tagline}
      </div>
      <div style={{ display: 'flex', width: 220, height: 10, background: dark.accent }} />
    </div>,
    { ...SIZE, fonts: [{ name: FONT_NAME, data: await fontFile(), weight: 600, style: 'normal' }] },
  );
  return new Resvg(svg).render().asPng();
}

/** The site's typeface in the one format that both Fontsource and Satori know. */
function fontFile(): Promise<Buffer> {
  return readFile(
    require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
  );
}
