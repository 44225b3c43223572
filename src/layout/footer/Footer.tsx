import { styled } from '@mui/material/styles';
import { PrivacyButton } from '../../../.generated/office/layoutParts';
import { HAS_LEGAL_LINKS } from '../../../.generated/legalLinks';
import { Static } from '../../prerendered/Static';
import type { LabeledLink } from '../../site/navigationModel';
import { footerColumns } from '../layoutChunks';
import { CopyrightLine } from './CopyrightLine';
import { LanguageLinks } from './LanguageLinks';

interface FooterProps {
  courses: readonly LabeledLink[];
  company: readonly LabeledLink[];
}

/**
 * Footer on every page (specification section 2, "Footer"): static columns, and a copyright line with the
 * current year, with links to the school's legal pages.
 */
export function Footer({ courses, company }: FooterProps) {
  return (
    <Foot className="render-near screen-only">
      <Static code={footerColumns} isOptional>
        {({ FooterColumns }) => <FooterColumns courses={courses} company={company} />}
      </Static>
      <CopyrightLine>
        {HAS_LEGAL_LINKS ? (
          <Static code={footerColumns} isOptional>
            {({ LegalLinks }) => <LegalLinks />}
          </Static>
        ) : null}
        <LanguageLinks />
        {PrivacyButton ? <PrivacyButton /> : null}
      </CopyrightLine>
    </Foot>
  );
}

const Foot = styled('footer')(({ theme }) => ({
  marginTop: 'var(--section-space)',
  // Full-width background; the content is as wide as the page.
  padding: '56px max(var(--gutter), (100% - var(--page-width)) / 2) var(--switch-space)',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  backgroundColor: theme.vars.palette.site.sunken,
  // On wide screens, the theme switch is next to the content and needs no extra padding.
  [theme.breakpoints.up('xl')]: { paddingBottom: 32 },
}));
