import { useEffect } from 'react';
import type { Service, StartedService } from '../content/services';
import { ConsentQuestion } from './ConsentQuestion';
import { isAllowed } from './consentStore';
import { PrivacyDialog } from './PrivacyDialog';
import { isRunning, reportPage, startService } from './startService';
import { useDecisions } from './useDecisions';

interface ServicesProps {
  /** All services of the school; the list stays the same. */
  services: readonly Service[];
}

/** Starts the services that the visitor allows, and asks about those that need consent. */
export function Services({ services }: ServicesProps) {
  const decisions = useDecisions();

  useEffect(() => {
    // A script that runs can't be stopped, except by leaving the document.
    const started = services.filter(isStarted);
    if (started.some((one) => isRunning(one) && !isAllowed(one, decisions))) {
      window.location.reload();
      return;
    }
    started.filter((one) => isAllowed(one, decisions)).forEach(startService);
  }, [services, decisions]);

  useEffect(() => onNewPage(() => services.filter(isStarted).forEach(reportPage)), [services]);

  return (
    <>
      <ConsentQuestion services={services} />
      <PrivacyDialog services={services} />
    </>
  );
}

/**
 * Watches the title, because it changes once a page is shown, which can be after the address has changed.
 *
 * @param report - called when the visitor has opened another page
 * @returns a function that stops watching
 */
function onNewPage(report: () => void): () => void {
  let reported = window.location.pathname;
  const observer = new MutationObserver(() => {
    if (window.location.pathname === reported) return;
    reported = window.location.pathname;
    report();
  });
  const title = document.querySelector('title');
  if (title) observer.observe(title, { childList: true });
  return () => observer.disconnect();
}

function isStarted(service: Service): service is StartedService {
  return service.kind !== 'embed';
}
