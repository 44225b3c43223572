import { useSyncExternalStore } from 'react';
import { lazyModule } from '../../prerendered/lazyModule';
import { OptionalLazyContent } from '../../prerendered/OptionalLazyContent';
import { progressStore } from '../../progress/progressStore';

const unsavedNotice = lazyModule(
  () => import(/* webpackChunkName: "unsaved-notice" */ './UnsavedNotice'),
);

interface UnsavedDraftProps {
  /** Ids of the drafts that an editor shows. */
  ids: readonly string[];
}

/** Says at an editor that its code isn't saved, if that's so. */
export function UnsavedDraft({ ids }: UnsavedDraftProps) {
  const reason = useSyncExternalStore(
    progressStore.subscribe,
    () => ids.map(progressStore.whyUnsaved).find(Boolean),
    () => undefined,
  );
  if (reason === undefined) return null;
  return (
    <OptionalLazyContent code={unsavedNotice}>
      {({ UnsavedNotice }) => <UnsavedNotice reason={reason} />}
    </OptionalLazyContent>
  );
}
