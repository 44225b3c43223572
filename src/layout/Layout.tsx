import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { AnnouncementBar, ServicesBoundary } from '../../.generated/office/layoutParts';
import type { LabeledLink, NavigationItem } from '../site/navigationModel';
import { Footer } from './footer/Footer';
import { Header } from './header/Header';
import { ScrollToTop } from './ScrollToTop';
import { SkipLink } from './SkipLink';
import { ThemeSwitch } from './ThemeSwitch';
import { UpdateNotice } from './UpdateNotice';

interface LayoutProps {
  navigation: readonly NavigationItem[];
  courses: readonly LabeledLink[];
  company: readonly LabeledLink[];
  children: ReactNode;
}

/** Layout around every page. */
export function Layout({ navigation, courses, company, children }: LayoutProps) {
  return (
    <>
      <ScrollToTop />
      <SkipLink />
      {ServicesBoundary ? <ServicesBoundary /> : null}
      {AnnouncementBar ? <AnnouncementBar /> : null}
      <Header navigation={navigation} />
      <Main id="main" tabIndex={-1}>
        {children}
      </Main>
      <Footer courses={courses} company={company} />
      <ThemeSwitch />
      <UpdateNotice />
    </>
  );
}

const Main = styled('main')({ flex: '1 0 auto', '&:focus': { outline: 'none' } });
