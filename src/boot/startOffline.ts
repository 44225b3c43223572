import { lazyModule } from '../prerendered/lazyModule';
import { whenIdle } from '../prerendered/whenIdle';
import { BASE_PATH } from '../site/basePath';
import { updateMessage } from '../layout/layoutChunks';

const registrationModule = lazyModule(
  () => import(/* webpackChunkName: "offline" */ '../offline/registration'),
);

/** Registers the service worker once the page is loaded and the browser idle, so that it costs the first visit nothing. */
export function startOffline(): void {
  if (!process.env.SERVICE_WORKER || !('serviceWorker' in navigator)) return;
  whenIdle(() => {
    registrationModule.load().then(
      ({ registerWorker }) => registerWorker(BASE_PATH),
      () => undefined,
    );
    updateMessage.load().catch(() => undefined);
  });
}
