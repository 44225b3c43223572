import Box from '@mui/material/Box';
import { PageHeader } from '../../components/PageHeader';
import { AccessibilitySection } from './AccessibilitySection';
import { AccountsSection } from './AccountsSection';
import { ContactSection } from './ContactSection';
import { head } from './head';
import { MaterialSection } from './MaterialSection';
import { OnThisPage } from './OnThisPage';
import { PurposeSection } from './PurposeSection';
import { QuestionsSection } from './QuestionsSection';

/** What the page is about. */
export function AboutHeader() {
  return (
    <PageHeader label="about" title={head.title} lead={head.description}>
      <OnThisPage />
    </PageHeader>
  );
}

/** Why there is this site, and how its lessons are made. */
export function UpperSections() {
  return (
    <>
      <PurposeSection />
      <MaterialSection />
    </>
  );
}

/** Accounts, accessibility, questions, contact. */
export function LowerSections() {
  return (
    <>
      <Box
        sx={{
          display: 'grid',
          // Side by side, each still a section of its own.
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 3fr)' },
          maxWidth: 'calc(var(--page-width) + 2 * var(--gutter))',
          mx: 'auto',
        }}
      >
        <AccountsSection />
        <AccessibilitySection />
      </Box>
      <QuestionsSection />
      <ContactSection />
    </>
  );
}
