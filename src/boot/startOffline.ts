import { whenIdle } from '../prerendered/whenIdle';
import { registration } from '../app/lazyRegistration';
import { BASE_PATH } from '../site/basePath';
import { updateMessage } from '../layout/layoutChunks';

/** Registers the service worker when the browser is idle, so that it doesn't slow down the first visit. */
export function startOffline(): void {
  if (!process.env.SERVICE_WORKER || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    registration.load().then(
      ({ registerWorker }) => registerWorker(BASE_PATH),
      () => undefined,
    );
    updateMessage.load().catch(() => undefined);
  });
}
