import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Resvg } from '@resvg/resvg-js';
import type { ReactNode } from 'react';
import satori from 'satori';
import { COVER_SIZE } from '../../components/cover/coverModel';
import type { CourseSummary } from '../../content/summary';
import * as texts from '../../texts/en/linkPictures';
import type { ModeColors } from '../../theme/modeColors';
import type { Typeface } from '../../theme/typeface';
import type { Site } from '../documents/document';
import { coverSvg } from './coverSvg';
import { iconSvg } from './iconSvg';

/** Image size that link previews show uncropped (Open Graph), in px. */
const SIZE = { width: 1200, height: 630 };

/** Padding, in px. */
const MARGIN = 80;

/** Maximum number of covers in the site's image. */
const MAX_COVERS = 4;
const COVER_GAP = 24;

/** Characters of a tagline that fit in two lines of large type. */
const LONG_TAGLINE = 56;

const require = createRequire(import.meta.url);

/**
 * Draws the site's link preview image: logo, name and tagline above the courses' covers.
 *
 * @param site - brand, logo, colors and typefaces
 * @param courses - all courses; only the first four are shown
 * @returns a PNG, 1200 × 630
 */
export function ogImage(site: Site, courses: readonly CourseSummary[]): Promise<Buffer> {
  const width = (SIZE.width - 2 * MARGIN - (MAX_COVERS - 1) * COVER_GAP) / MAX_COVERS;
  return picture(
    site,
    <>
      <Heading size={site.brand.tagline.length > LONG_TAGLINE ? 48 : 64}>
        {site.brand.tagline}
      </Heading>
      <div style={{ display: 'flex', gap: COVER_GAP }}>
        {courses.slice(0, MAX_COVERS).map((course) => (
          <Cover key={course.id} course={course} colors={site.colors.dark} width={width} />
        ))}
      </div>
    </>,
  );
}

/**
 * Draws the link preview image of a course and its lessons: title, number of lessons and exercises, and cover.
 *
 * @param site - brand, logo, colors and typefaces
 * @param course - the course
 * @returns a PNG, 1200 × 630
 */
export function courseOgImage(site: Site, course: CourseSummary): Promise<Buffer> {
  const { title, totals } = course;
  const { dark } = site.colors;
  return picture(
    site,
    <div style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
      <div style={{ display: 'flex', flexDirection: 'column', gap: 28, width: 520 }}>
        <Heading size={76}>{title}</Heading>
        <div style={{ fontSize: 30, color: dark.inkSoft }}>
          {texts.courseSize(totals.lessons, totals.exercises)}
        </div>
        <div style={{ display: 'flex', width: 220, height: 10, background: dark.accent }} />
      </div>
      <Cover course={course} colors={dark} width={480} />
    </div>,
  );
}

/** Renders content below the brand's logo and name as a PNG. */
async function picture(
  { brand, logo, colors: { dark }, typefaces }: Site,
  content: ReactNode,
): Promise<Buffer> {
  const mark = iconSvg({ logo, colors: dark, kind: 'icon' });
  const svg = await satori(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        boxSizing: 'border-box',
        padding: MARGIN,
        color: dark.ink,
        background: dark.paper,
        fontFamily: 'text',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', gap: 28, fontSize: 44 }}>
        <img src={dataUrl(mark)} width={88} height={88} alt="" />
        {brand.name}
      </div>
      {content}
    </div>,
    {
      ...SIZE,
      fonts: [await font('text', typefaces.text), await font('heading', typefaces.heading)],
    },
  );
  return new Resvg(svg).render().asPng();
}

interface HeadingProps {
  /** Font size, in px. */
  size: number;
  children: string;
}

function Heading({ size, children }: HeadingProps) {
  return (
    <div
      style={{
        fontFamily: 'heading',
        fontSize: size,
        lineHeight: 1.15,
        letterSpacing: '-0.02em',
        maxWidth: 980,
      }}
    >
      {children}
    </div>
  );
}

interface CoverProps {
  course: CourseSummary;
  colors: ModeColors;
  /** Width, in px. */
  width: number;
}

function Cover({ course: { cover, totals }, colors, width }: CoverProps) {
  const { modules, lessons } = totals;
  const svg = coverSvg({ motif: cover, modules, lessons }, colors);
  const height = (width * COVER_SIZE.height) / COVER_SIZE.width;
  return <img src={dataUrl(svg)} width={width} height={height} alt="" />;
}

function dataUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

async function font(name: string, { picture: { file, weight } }: Typeface) {
  return { name, data: await readFile(require.resolve(file)), weight, style: 'normal' as const };
}
