import { useLayoutEffect, useRef } from 'react';

/** React keeps an element's contents if its `dangerouslySetInnerHTML` never changes. */
const EMPTY_HTML = { __html: globalThis.window?.trustedTypes?.emptyHTML ?? '' };

interface PrerenderedHtmlProps {
  /** Called on mount. @returns a cleanup function, called while the element is still in the document */
  onMount?: (box: HTMLElement) => () => void;
}

/** Keeps an element's prerendered contents: React doesn't compare, hydrate, or update them. */
export function PrerenderedHtml({ onMount }: PrerenderedHtmlProps) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => (box.current ? onMount?.(box.current) : undefined), [onMount]);

  return <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={EMPTY_HTML} />;
}
