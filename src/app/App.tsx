import type { ReactNode } from 'react';
import { Layout } from '../layout/Layout';
import { FOOTER_COMPANY, FOOTER_COURSES } from '../site/footerLinks';
import { NAVIGATION } from '../site/navigation';
import { ErrorBoundary } from './ErrorBoundary';
import { RootFailure } from './failureScreens';
import { LinkNavigation } from './LinkNavigation';
import { Providers } from './Providers';
import { RouteView } from './RouteView';
import { VisitedPages } from './VisitedPages';

interface AppProps {
  /** What is in the shell; the page of the current address unless given. */
  children?: ReactNode;
  /** The style sheet of element defaults; the build's alone, since every document has it. */
  baseline?: ReactNode;
}

/** The whole application; the entries put a router around it. */
export function App({ children = <RouteView />, baseline }: AppProps) {
  return (
    <Providers>
      {baseline}
      <LinkNavigation />
      <VisitedPages />
      <ErrorBoundary fallback={RootFailure}>
        <Layout navigation={NAVIGATION} courses={FOOTER_COURSES} company={FOOTER_COMPANY}>
          {children}
        </Layout>
      </ErrorBoundary>
    </Providers>
  );
}
