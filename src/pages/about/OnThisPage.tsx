import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { fingerLine } from '../../theme/targets';

const PARTS = [
  { id: 'purpose', label: 'Purpose' },
  { id: 'material', label: 'Material' },
  { id: 'storage', label: 'Storage' },
  { id: 'accounts', label: 'Accounts' },
  { id: 'accessibility', label: 'Accessibility' },
  { id: 'questions', label: 'Questions' },
  { id: 'contact', label: 'Contact' },
];

/** Links to the page's sections. */
export function OnThisPage() {
  return (
    <nav className="screen-only" aria-label="On this page">
      <Stack
        component="ul"
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, mt: 4, p: 0, listStyle: 'none' }}
      >
        {PARTS.map(({ id, label }) => (
          <li key={id}>
            <PartLink variant="label" underline="none" href={`#${id}`}>
              {label}
            </PartLink>
          </li>
        ))}
      </Stack>
    </nav>
  );
}

const PartLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  paddingInline: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 'var(--radius-small)',
  color: theme.vars.palette.text.primary,
  transition: theme.transitions.create('border-color'),
  '&:hover': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
  },
  ...fingerLine,
}));
