import { PageHeader } from '../../../components/PageHeader';
import { head } from '../head';
import { AccessibilitySection } from './AccessibilitySection';
import { AccountsSection } from './AccountsSection';
import { HAS_CONTACT } from './contact';
import { ContactSection } from './ContactSection';
import { MaterialSection } from './MaterialSection';
import { OnThisPage } from './OnThisPage';
import { PurposeSection } from './PurposeSection';
import { QuestionsSection } from './QuestionsSection';

/** Page header with links to the sections. */
export function AboutHeader() {
  return (
    <PageHeader label="about" title={head.title} lead={head.description}>
      <OnThisPage />
    </PageHeader>
  );
}

/** Sections above the storage controls. */
export function UpperSections() {
  return <PurposeSection />;
}

/** Sections below the storage controls. */
export function LowerSections() {
  return (
    <>
      {HAS_CONTACT ? <ContactSection /> : null}
      <QuestionsSection />
      <AccountsSection />
      <AccessibilitySection />
      <MaterialSection />
    </>
  );
}
