import type { ReactNode } from 'react';
import { Footer } from './Footer';
import { Header } from './Header';
import type { LabelledLink, NavigationItem } from './navigation';
import { ScrollToTop } from './ScrollToTop';
import { SkipLink } from './SkipLink';
import { ThemeSwitch } from './ThemeSwitch';
import { UpdateNotice } from './UpdateNotice';
import styles from './Layout.module.css';

interface LayoutProps {
  navigation: readonly NavigationItem[];
  courses: readonly LabelledLink[];
  company: readonly LabelledLink[];
  children: ReactNode;
}

/** The shell: what stands around every page. */
export function Layout({ navigation, courses, company, children }: LayoutProps) {
  return (
    <>
      <ScrollToTop />
      <SkipLink />
      <Header navigation={navigation} />
      <main id="main" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      <Footer courses={courses} company={company} />
      <ThemeSwitch />
      <UpdateNotice />
    </>
  );
}
