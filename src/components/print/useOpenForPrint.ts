import { useEffect, type RefObject } from 'react';

/**
 * Opens all `details` in an element for printing, and closes them afterward. Needed for older browsers in
 * `browserslist`; newer browsers use `::details-content` in CSS.
 *
 * @param container - ref of the element
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
