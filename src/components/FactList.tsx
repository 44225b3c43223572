import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** One fact: what it is about, and what there is. */
export interface Fact {
  label: string;
  value: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  /** `row` sets them side by side as far as they fit; `table` puts label and value on one line each. */
  layout?: 'row' | 'table';
}

/** A description list of counted facts: hours, lessons, levels. */
export function FactList({ facts, layout = 'row' }: FactListProps) {
  return (
    <List layout={layout}>
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

const notLayout = { shouldForwardProp: (name: PropertyKey) => name !== 'layout' };

const List = styled(
  'dl',
  notLayout,
)<Layout>({
  display: 'grid',
  variants: [
    {
      props: { layout: 'row' },
      style: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(160px, 100%), 1fr))',
        gap: '20px 32px',
      },
    },
  ],
});

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
  ],
}));
