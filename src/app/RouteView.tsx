import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PageLoader } from '../layout/PageLoader';
import type { PageModule } from '../pages/PageModule';
import { siteAddress } from '../site/siteAddress';
import { documentTitle, updateHead } from './documentHead';
import { ErrorBoundary } from './ErrorBoundary';
import { PageFailure } from './failureScreens';
import { resetReloadGuard, recoverByReload } from './recovery';
import { findRoute, type Route } from './routes';
import { useWholePage } from './wholePage';

/**
 * Shows the page at the current address, with a loader and an error screen. After client-side navigation,
 * updates the head, moves focus, and announces the title.
 */
export function RouteView() {
  const { pathname, hash } = useLocation();
  const route = findRoute(pathname);
  const address = siteAddress(pathname);
  const [{ isFirst, shown }, setVisit] = useState({ isFirst: true, shown: address });
  if (shown !== address) setVisit({ isFirst: false, shown: address });
  const announcer = useRef<HTMLParagraphElement>(null);

  function showPage({ head, isNotFound }: PageModule) {
    resetReloadGuard();
    updateHead(head, isNotFound ? null : route.path);
    // Screen readers announce the first page on their own.
    if (!isFirst) {
      focusPage(hash);
      if (announcer.current) announcer.current.textContent = documentTitle(head);
    }
  }

  return (
    <>
      <p ref={announcer} role="status" className="visually-hidden" />
      {/* The key resets the error boundary when the page changes. */}
      <ErrorBoundary
        key={address}
        fallback={PageFailure}
        recover={recoverByReload}
        recovering={<PageLoader />}
      >
        <RoutePage route={route} isFirst={isFirst} onShow={showPage} />
      </ErrorBoundary>
    </>
  );
}

/** Moves focus to the hash's target, or to the page's heading without scrolling. */
function focusPage(hash: string) {
  const target = hash ? document.getElementById(decodeHash(hash)) : null;
  if (target) {
    target.scrollIntoView();
    return;
  }
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.getElementById('main');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

interface RoutePageProps {
  route: Route;
  /** True if the document was loaded for this page; false after client-side navigation. */
  isFirst: boolean;
  onShow: (page: PageModule) => void;
}

function RoutePage({ route, isFirst, onShow }: RoutePageProps) {
  const page = useWholePage(route.page, isFirst);
  return page ? <ShownPage page={page} onShow={onShow} /> : <PageLoader />;
}

interface ShownPageProps {
  page: PageModule;
  onShow: (page: PageModule) => void;
}

function ShownPage({ page, onShow }: ShownPageProps) {
  const { Page } = page;
  const show = useRef(onShow);

  useEffect(() => {
    show.current(page);
  }, [page]);

  return <Page />;
}
