import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** One fact: what it is about, and what there is. */
export interface Fact {
  label: string;
  value: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  /**
   * `row` sets them side by side as far as they fit; `table` puts label and value on one line each; `cells` is one row of
   * cells, like an editor's status bar.
   */
  layout?: 'row' | 'table' | 'cells';
}

/** A description list of counted facts: hours, lessons, levels. */
export function FactList({ facts, layout = 'row' }: FactListProps) {
  return (
    <List layout={layout} count={facts.length}>
      {facts.map(({ label, value }) => (
        <Item key={label} layout={layout}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Item>
      ))}
    </List>
  );
}

type Layout = Required<Pick<FactListProps, 'layout'>>;

const notLayout = {
  shouldForwardProp: (name: PropertyKey) => name !== 'layout' && name !== 'count',
};

/** Space at the sides of a cell, px; the first one begins at the page's edge all the same. */
const CELL_SPACE = 16;

const List = styled(
  'dl',
  notLayout,
)<Layout & { count: number }>(({ theme }) => ({
  display: 'grid',
  variants: [
    {
      props: { layout: 'row' },
      style: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
        gap: '20px 32px',
      },
    },
    {
      props: { layout: 'cells' },
      style: ({ count }: { count: number }) => ({
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        marginLeft: -CELL_SPACE,
        borderBlock: `1px solid ${theme.vars.palette.divider}`,
        // Hairlines are drawn at the top and the left of each cell; those at the edge are cut off.
        clipPath: `inset(0 0 0 ${CELL_SPACE}px)`,
        [theme.breakpoints.down('sm')]: {
          // Of an odd number the first has a line of its own.
          '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
        },
        [theme.breakpoints.up('sm')]: { gridTemplateColumns: `repeat(${count}, auto)` },
        // Of one width, so that what is above and below in as many columns lines up.
        [theme.breakpoints.up('md')]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
      }),
    },
  ],
}));

const Item = styled(
  'div',
  notLayout,
)<Layout>(({ theme }) => ({
  '& > dt': { ...theme.typography.label, color: theme.vars.palette.text.secondary },
  '& > dd': { ...theme.typography.body1, fontWeight: 500 },
  variants: [
    {
      props: { layout: 'table' },
      style: {
        display: 'flex',
        flexWrap: 'wrap',
        gap: '4px 16px',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        paddingBlock: 10,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
      },
    },
    { props: { layout: 'row' }, style: { display: 'flex', flexDirection: 'column-reverse' } },
    {
      props: { layout: 'cells' },
      style: {
        display: 'flex',
        flexDirection: 'column-reverse',
        justifyContent: 'flex-end',
        gap: 2,
        margin: '-1px 0 0 -1px',
        padding: `16px ${CELL_SPACE}px`,
        border: `0 solid ${theme.vars.palette.divider}`,
        borderWidth: '1px 0 0 1px',
        '& > dd': { fontSize: '1.1875rem', fontWeight: theme.typography.fontWeightBold },
        '& > dt, & > dd': { lineHeight: 1.4, overflowWrap: 'anywhere' },
      },
    },
  ],
}));
