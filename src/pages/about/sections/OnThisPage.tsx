import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { JOB_COUNT, NEWEST_POSTS } from '../../../../.generated/documentLinks';
import { questionsOn } from '../../../components/questionsOn';
import { touchRow } from '../../../theme/targets';
import { HAS_CONTACT } from './contact';

const PARTS = [
  { id: 'purpose', label: 'Purpose' },
  { id: 'storage', label: 'Your data' },
  ...(NEWEST_POSTS.length > 0 ? [{ id: 'blog', label: 'Blog' }] : []),
  ...(HAS_CONTACT ? [{ id: 'contact', label: 'Contact' }] : []),
  ...(JOB_COUNT > 0 ? [{ id: 'careers', label: 'Careers' }] : []),
  ...(questionsOn('about').length > 0 ? [{ id: 'questions', label: 'Questions' }] : []),
  { id: 'accounts', label: 'Accounts' },
  { id: 'accessibility', label: 'Accessibility' },
  { id: 'material', label: 'How lessons are made' },
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
            <PartLink variant="body2" underline="none" href={`#${id}`}>
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
  ...touchRow,
}));
