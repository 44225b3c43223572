import { styled } from '@mui/material/styles';
import type { ListedText } from '../../../components/listedText';

interface RuleListProps {
  /** `stops`: violations that block publishing (×). `runs`: things that the tests verify (✓). */
  kind: 'stops' | 'runs';
  rules: readonly ListedText[];
}

/** List of rules, each with a × or ✓ marker. */
export function RuleList({ kind, rules }: RuleListProps) {
  return (
    <List kind={kind}>
      {rules.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </List>
  );
}

const List = styled('ul', { shouldForwardProp: (name) => name !== 'kind' })<
  Pick<RuleListProps, 'kind'>
>(({ theme }) => ({
  padding: 0,
  listStyle: 'none',
  '& > li': {
    ...theme.typography.body1,
    position: 'relative',
    maxWidth: 'calc(var(--prose-width) + 28px)',
    padding: '10px 0 10px 28px',
  },
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > li::before': { position: 'absolute', insetInlineStart: 0, fontFamily: 'var(--font-mono)' },
  variants: [
    {
      props: { kind: 'stops' },
      style: {
        // Empty alt text, because the marker is decorative.
        '& > li::before': { content: '"×" / ""', color: theme.vars.palette.error.main },
      },
    },
    {
      props: { kind: 'runs' },
      style: { '& > li::before': { content: '"✓" / ""', color: theme.vars.palette.primary.main } },
    },
  ],
}));
