import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { touchRow } from '../theme/targets';

interface ChipLinksProps {
  /** Accessible name of the list. */
  label: string;
  links: readonly { label: string; href: string; isCurrent?: boolean }[];
}

/** A row of short links below a page's introduction, such as links to its sections. Not printed. */
export function ChipLinks({ label, links }: ChipLinksProps) {
  return (
    <nav className="screen-only" aria-label={label}>
      <Stack
        component="ul"
        direction="row"
        sx={{ flexWrap: 'wrap', gap: 1, mt: 4, p: 0, listStyle: 'none' }}
      >
        {links.map((link) => (
          <li key={link.href}>
            <Chip
              variant="body2"
              underline="none"
              href={link.href}
              aria-current={link.isCurrent ? 'page' : undefined}
            >
              {link.label}
            </Chip>
          </li>
        ))}
      </Stack>
    </nav>
  );
}

const Chip = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  paddingInline: 14,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 'var(--radius-small)',
  color: theme.vars.palette.text.primary,
  transition: theme.transitions.create('border-color'),
  '&:hover, &[aria-current]': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
  },
  // A double border, so that color isn't the only cue.
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.site.primaryTint,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
  },
  ...touchRow,
}));
