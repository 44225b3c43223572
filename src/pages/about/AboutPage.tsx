import { AfterPaint } from '../../components/prerendered/AfterPaint';
import { PageHeader } from '../../components/PageHeader';
import styles from './AboutPage.module.css';
import { AccessibilitySection } from './AccessibilitySection';
import { AccountsSection } from './AccountsSection';
import { ContactSection } from './ContactSection';
import { head } from './head';
import { MaterialSection } from './MaterialSection';
import { OnThisPage } from './OnThisPage';
import { PurposeSection } from './PurposeSection';
import { QuestionsSection } from './QuestionsSection';
import { StorageSection } from './StorageSection';

export function AboutPage() {
  return (
    <>
      <PageHeader label="about" title={head.title} lead={head.description}>
        <OnThisPage />
      </PageHeader>
      <PurposeSection />
      <AfterPaint>
        <MaterialSection />
        <StorageSection />
        <div className={styles.pair}>
          <AccountsSection />
          <AccessibilitySection />
        </div>
        <QuestionsSection />
        <ContactSection />
      </AfterPaint>
    </>
  );
}
