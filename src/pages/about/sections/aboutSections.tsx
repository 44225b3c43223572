import { JOB_COUNT, NEWEST_POSTS } from '../../../../.generated/documentLinks';
import { HAS_PEOPLE } from '../../../../.generated/office/has';
import { people } from '../../../../.generated/office/people';
import { PageHeader } from '../../../components/PageHeader';
import * as texts from '../../../texts/en/aboutSections';
import { head } from '../head';
import { AccessibilitySection } from './AccessibilitySection';
import { AccountsSection } from './AccountsSection';
import { BlogSection } from './BlogSection';
import { HAS_CONTACT } from './contact';
import { ContactSection } from './ContactSection';
import { JobsSection } from './JobsSection';
import { MaterialSection } from './MaterialSection';
import { OnThisPage } from './OnThisPage';
import { PeopleSection } from './PeopleSection';
import { PurposeSection } from './PurposeSection';
import { QuestionsSection } from './QuestionsSection';

/** Page header with links to the sections. */
export function AboutHeader() {
  return (
    <PageHeader label={texts.label} title={head.title} lead={head.description}>
      <OnThisPage />
    </PageHeader>
  );
}

/** Sections above the storage controls. */
export function UpperSections() {
  return (
    <>
      <PurposeSection />
      {HAS_PEOPLE ? <PeopleSection people={people} /> : null}
    </>
  );
}

/** Sections below the storage controls. */
export function LowerSections() {
  return (
    <>
      {NEWEST_POSTS.length > 0 ? <BlogSection /> : null}
      {HAS_CONTACT ? <ContactSection /> : null}
      {JOB_COUNT > 0 ? <JobsSection /> : null}
      <QuestionsSection />
      <AccountsSection />
      <AccessibilitySection />
      <MaterialSection />
    </>
  );
}
