import { useEffect, useState } from 'react';
import { whenIdle } from '../../prerendered/whenIdle';
import { countOf } from '../../content/format';
import { countKeptFiles } from '../../offline/keptPages';
import { StoredItem } from './StoredItem';
import { KEPT_FILES } from './texts';

/** The copies of pages that the service worker keeps, as one more row of what is stored. */
export function KeptFiles() {
  const [count, setCount] = useState<number | null>();

  useEffect(() => {
    if (!('caches' in window)) return undefined;
    const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
    let isCurrent = true;
    function recount() {
      void countKeptFiles().then((files) => {
        if (isCurrent) setCount(files);
      });
    }
    recount();
    // On a first visit the worker comes later than this, and begins with what the visit has loaded.
    const recountWhenIdle = () => whenIdle(recount);
    serviceWorker?.addEventListener('controllerchange', recountWhenIdle);
    return () => {
      isCurrent = false;
      serviceWorker?.removeEventListener('controllerchange', recountWhenIdle);
    };
  }, []);

  return <StoredItem name={KEPT_FILES.name} text={KEPT_FILES.text} size={sizeOf(count)} />;
}

function sizeOf(count: number | null | undefined): string {
  if (count === undefined) return '';
  return count ? countOf(count, 'file') : 'not stored';
}
