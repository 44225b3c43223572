import type { ReactNode } from 'react';
import { Layout } from '../layout/Layout';
import { FOOTER_COMPANY, FOOTER_COURSES } from '../site/footerLinks';
import { NAVIGATION } from '../site/siteNavigation';
import { ErrorBoundary } from './ErrorBoundary';
import { RootFailure } from './failureScreens';
import { LinkNavigation } from './LinkNavigation';
import { Providers } from './Providers';
import { RouteView } from './RouteView';
import { VisitedPages } from './VisitedPages';

interface AppProps {
  /** Content of the shell; defaults to the page at the current address. */
  children?: ReactNode;
  /**
   * Style sheet with the element defaults. Omitted in the browser in production, where the prerendered
   * document already includes it.
   */
  baseline?: ReactNode;
}

/** The whole application, without a router. */
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
