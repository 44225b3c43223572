import { styled } from '@mui/material/styles';
import type { ContentsEntry } from '../../../content/lesson';

interface ContentsListProps {
  contents: readonly ContentsEntry[];
  /** Slug of the current heading. */
  current: string | null;
}

/** Table of contents of a lesson. */
export function ContentsList({ contents, current }: ContentsListProps) {
  return (
    <List>
      {contents.map(({ slug, title, level }) => (
        <li key={slug} data-level={level}>
          <a href={`#${slug}`} aria-current={slug === current ? 'location' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </List>
  );
}

const List = styled('ol')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  padding: 0,
  lineHeight: 1.4,
  listStyle: 'none',
  '& a': {
    display: 'block',
    padding: '7px 0 7px 16px',
    borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'none',
    textWrap: 'balance',
    '@media (pointer: coarse)': { paddingBlock: 12 },
  },
  '& [data-level="3"] > a': { paddingInlineStart: 32 },
  '& a:hover': {
    borderColor: theme.vars.palette.site.lineStrong,
    color: theme.vars.palette.text.primary,
  },
  '& a[aria-current]': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
    fontWeight: theme.typography.fontWeightBold,
  },
}));
