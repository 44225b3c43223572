import { Layout } from '../layout/Layout';
import { RootFailure } from './FailureScreen';
import { ErrorBoundary } from './ErrorBoundary';
import { FOOTER_COMPANY, FOOTER_COURSES, NAVIGATION } from './links';
import { Providers } from './Providers';
import { RouteView } from './RouteView';

/** The whole application; the entries put a router around it. */
export function App() {
  return (
    <Providers>
      <ErrorBoundary fallback={RootFailure}>
        <Layout navigation={NAVIGATION} courses={FOOTER_COURSES} company={FOOTER_COMPANY}>
          <RouteView />
        </Layout>
      </ErrorBoundary>
    </Providers>
  );
}
