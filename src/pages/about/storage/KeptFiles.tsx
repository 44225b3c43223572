import { useEffect, useState } from 'react';
import { whenIdle } from '../../../prerendered/whenIdle';
import { countKeptFiles } from '../../../offline/keptPages';
import { isPersistent, persistenceWords } from '../../../offline/persistence';
import * as texts from '../../../texts/en/aboutStorage';
import { StoredItem } from './StoredItem';

/** Row for the pages that the service worker has cached. */
export function KeptFiles() {
  const [count, setCount] = useState<number | null>();
  const [persistent, setPersistent] = useState<boolean | null>(null);

  useEffect(() => {
    if (!('caches' in window)) return undefined;
    const { serviceWorker } = navigator as Partial<Pick<Navigator, 'serviceWorker'>>;
    let isCurrent = true;
    function recount() {
      void Promise.all([countKeptFiles(), isPersistent()]).then(([files, answer]) => {
        if (!isCurrent) return;
        setCount(files);
        setPersistent(answer);
      });
    }
    recount();
    // On a first visit, the service worker activates after this count and then caches the files that are
    // already loaded, so count again.
    const recountWhenIdle = () => whenIdle(recount);
    serviceWorker?.addEventListener('controllerchange', recountWhenIdle);
    return () => {
      isCurrent = false;
      serviceWorker?.removeEventListener('controllerchange', recountWhenIdle);
    };
  }, []);

  // Shows the text even before the files are counted, because adding it later would shift the buttons below.
  const text = `${texts.pagesText} ${persistenceWords(persistent)}`;
  return <StoredItem name={texts.pages} text={text} size={sizeOf(count)} />;
}

function sizeOf(count: number | null | undefined): string {
  if (count === undefined) return '';
  return count ? texts.files(count) : texts.notStored;
}
