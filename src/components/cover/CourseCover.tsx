import { styled, type CSSObject } from '@mui/material/styles';
import type { CoverMotif } from '../../content/cover';
import { COVER_BASE, coverLooks } from './coverLooks';
import { COVER_SIZE, type CoverCounts } from './coverModel';
import { drawCover } from './drawCover';

interface CourseCoverProps {
  motif: CoverMotif | undefined;
  /** Number of modules and lessons in the course. */
  totals: CoverCounts;
  className?: string;
}

/** A course's cover. Decorative: the text next to it has the same information. */
export function CourseCover({ motif, totals, className = '' }: CourseCoverProps) {
  const { modules, lessons } = totals;
  return (
    <Cover
      viewBox={`0 0 ${COVER_SIZE.width} ${COVER_SIZE.height}`}
      className={`screen-only ${className}`}
      aria-hidden="true"
      data-decoration=""
    >
      {drawCover({ motif, modules, lessons }).map(({ look, path }) => (
        <path key={look} className={look} d={path} />
      ))}
    </Cover>
  );
}

const Cover = styled('svg')(({ theme: { vars, shape } }) => ({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: shape.borderRadius,
  backgroundColor: vars.palette.site.primaryTint,
  // Decorative, so forced colors don't need to apply.
  forcedColorAdjust: 'none',
  '& > path': { ...COVER_BASE },
  ...lookStyles({
    primary: vars.palette.primary.main,
    accent: vars.palette.secondary.main,
    surface: vars.palette.background.paper,
    lineStrong: vars.palette.site.lineStrong,
  }),
}));

function lookStyles(colors: Parameters<typeof coverLooks>[0]): CSSObject {
  return Object.fromEntries(
    Object.entries(coverLooks(colors)).map(([look, style]) => [`& > .${look}`, style]),
  );
}
