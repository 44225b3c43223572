import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { clippedAtStart } from '../theme/alongLine';

/** A labeled value. */
export interface Fact {
  label: string;
  value: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  /**
   * `row` puts facts side by side as space allows; `table` has one line per fact; `cells` is a single row of
   * cells, like an editor's status bar.
   */
  layout?: 'row' | 'table' | 'cells';
}

/** Description list of short facts, such as hours, lessons, and levels. */
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

/** Horizontal padding of a cell, in px. A negative margin keeps the first cell's text at the page's edge. */
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
        marginInlineStart: -CELL_SPACE,
        borderBlock: `1px solid ${theme.vars.palette.divider}`,
        // Each cell has a top and left border; the clip path hides the borders at the list's edge.
        ...clippedAtStart(CELL_SPACE),
        [theme.breakpoints.down('sm')]: {
          // If the number of cells is odd, the first one gets its own row.
          '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
        },
        [theme.breakpoints.up('sm')]: { gridTemplateColumns: `repeat(${count}, auto)` },
        // Equal widths, to align with other content that has the same number of columns.
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
  // While the document is still arriving, the value would push its label down.
  '& > dt:last-child': { visibility: 'hidden' },
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
