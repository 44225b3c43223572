import { styled } from '@mui/material/styles';
import { Static } from '../prerendered/Static';
import type { LabeledLink } from '../site/navigationModel';
import { CopyrightLine } from './CopyrightLine';
import { footerColumns } from './layoutChunks';

interface FooterProps {
  courses: readonly LabeledLink[];
  company: readonly LabeledLink[];
}

/** The foot of every page (specification section 2, "Footer"): columns that stay as prerendered, and the visitor's year. */
export function Footer({ courses, company }: FooterProps) {
  return (
    <Foot className="render-near screen-only">
      <Static code={footerColumns} isOptional>
        {({ FooterColumns }) => <FooterColumns courses={courses} company={company} />}
      </Static>
      <CopyrightLine />
    </Foot>
  );
}

const Foot = styled('footer')(({ theme }) => ({
  marginTop: 'var(--section-space)',
  // As wide as the window, its contents as wide as a page.
  padding: '56px max(var(--gutter), (100% - var(--page-width)) / 2) var(--switch-space)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.site.sunken,
  // The theme switch needs no room where the window is wider than the page.
  [theme.breakpoints.up('xl')]: { paddingBottom: 32 },
}));
