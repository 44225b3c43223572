import { useEffect, type RefObject } from 'react';

/**
 * Opens all `<details>` of an element while the page is printed and closes afterwards the ones it opened. The style sheet
 * does the same where the browser knows `::details-content`; the older ones of `browserslist` do not.
 *
 * @param container - the element
 */
export function useOpenForPrint(container: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let opened: HTMLDetailsElement[] = [];

    function open() {
      const closed = container.current?.querySelectorAll<HTMLDetailsElement>('details:not([open])');
      opened = [...(closed ?? [])];
      for (const details of opened) details.open = true;
    }

    function close() {
      for (const details of opened) details.open = false;
      opened = [];
    }

    window.addEventListener('beforeprint', open);
    window.addEventListener('afterprint', close);
    return () => {
      window.removeEventListener('beforeprint', open);
      window.removeEventListener('afterprint', close);
    };
  }, [container]);
}
