import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Service } from '../content/services';
import { lazyModule } from '../prerendered/lazyModule';
import { dialogRequest } from './dialogRequest';

const choices = lazyModule(
  () => import(/* webpackChunkName: "privacy-choices" */ './PrivacyChoices'),
);

interface PrivacyDialogProps {
  services: readonly Service[];
}

/** The dialog with the choices for each service, whose code loads when it's first opened. */
export function PrivacyDialog({ services }: PrivacyDialogProps) {
  const opener = useSyncExternalStore(
    dialogRequest.subscribe,
    dialogRequest.getSnapshot,
    () => null,
  );
  const [Choices, setChoices] = useState(() => choices.current?.PrivacyChoices ?? null);

  useEffect(() => {
    if (!opener) return;
    choices.load().then(
      ({ PrivacyChoices }) => setChoices(() => PrivacyChoices),
      // The next press tries again.
      () => dialogRequest.set(null),
    );
  }, [opener]);

  return Choices ? <Choices opener={opener} services={services} /> : null;
}
