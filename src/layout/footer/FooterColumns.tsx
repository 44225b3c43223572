import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { brand } from '../../../.generated/school/brand';
import { PlaceholderNote } from '../../components/PlaceholderNote';
import type { LabeledLink } from '../../site/navigationModel';
import { touchRow } from '../../theme/targets';
import { Logo } from '../Logo';
import * as texts from '../../texts/en/footer';
import { SocialLinks } from './SocialLinks';

interface FooterColumnsProps {
  courses: readonly LabeledLink[];
  company: readonly LabeledLink[];
}

/** The footer's four columns: brand and tagline, courses, company, and contact. */
export function FooterColumns({ courses, company }: FooterColumnsProps) {
  return (
    <Columns>
      <div>
        <Logo />
        <Typography
          sx={{ maxWidth: '30ch', mt: 1.5, color: 'text.secondary', textWrap: 'balance' }}
        >
          {brand.tagline}
        </Typography>
      </div>
      <LinkColumn title={texts.courses} links={courses} />
      <LinkColumn title={texts.company} links={company} />
      {brand.email || brand.social?.length ? <Connect /> : null}
    </Columns>
  );
}

function Connect() {
  const { email, social } = brand;
  return (
    <section aria-label={texts.connect}>
      <ColumnTitle>{texts.connect}</ColumnTitle>
      {social?.length ? <SocialLinks links={social} /> : null}
      <PlaceholderNote field="social" />
      {email ? <FooterLink href={`mailto:${email}`}>{email}</FooterLink> : null}
      <PlaceholderNote field="email" />
    </section>
  );
}

interface LinkColumnProps {
  title: string;
  links: readonly LabeledLink[];
}

function LinkColumn({ title, links }: LinkColumnProps) {
  return (
    <nav aria-label={title}>
      <ColumnTitle>{title}</ColumnTitle>
      <Box component="ul" sx={{ p: 0, listStyle: 'none' }}>
        {links.map(({ label, link }) => (
          <li key={label}>
            <FooterLink href={link}>{label}</FooterLink>
          </li>
        ))}
      </Box>
    </nav>
  );
}

function ColumnTitle({ children }: { children: ReactNode }) {
  return (
    <Typography component="h2" variant="label" sx={{ mb: 1 }}>
      {children}
    </Typography>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  // Collapses to one column on small phones with 200% text size.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.5rem, 100%), 1fr))',
  overflowWrap: 'anywhere',
  gap: '40px 32px',
  [theme.breakpoints.down('sm')]: { '& > div, & > section': { gridColumn: '1 / -1' } },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1.6fr 1fr 1fr 1.2fr' },
}));

const FooterLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  // Only words too long for a column, which German has.
  '@supports (hyphenate-limit-chars: 16)': { hyphens: 'auto', hyphenateLimitChars: '16 6 6' },
  ...touchRow,
  color: theme.vars.palette.text.primary,
  textDecorationColor: 'transparent',
  '&:hover': { color: theme.vars.palette.primary.main, textDecorationColor: 'currentColor' },
}));
