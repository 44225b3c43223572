import { useEffect, type ReactNode } from 'react';
import { Layout } from '../layout/Layout';
import { takeOver } from './earlyTaps';
import { ErrorBoundary } from './ErrorBoundary';
import { RootFailure } from './FailureScreen';
import { FOOTER_COMPANY, FOOTER_COURSES } from './links';
import { NAVIGATION } from './navigation';
import { LinkNavigation } from './LinkNavigation';
import { Providers } from './Providers';
import { RouteView } from './RouteView';

interface AppProps {
  /** What stands in the shell; the page of the current address unless given. */
  children?: ReactNode;
}

/** The whole application; the entries put a router around it. */
export function App({ children = <RouteView /> }: AppProps) {
  useEffect(takeOver, []);

  return (
    <Providers>
      <LinkNavigation />
      <ErrorBoundary fallback={RootFailure}>
        <Layout navigation={NAVIGATION} courses={FOOTER_COURSES} company={FOOTER_COMPANY}>
          {children}
        </Layout>
      </ErrorBoundary>
    </Providers>
  );
}
