import { useLayoutEffect, useRef } from 'react';

/** React leaves an element's contents alone if it has `dangerouslySetInnerHTML` that never changes. */
const EMPTY_HTML = { __html: globalThis.window?.trustedTypes?.emptyHTML ?? '' };

interface PrerenderedHtmlProps {
  /** @returns a function for when the element is taken out; it is still in the document then */
  onMount?: (box: HTMLElement) => () => void;
}

/** An element whose prerendered contents stay as they are: nothing in it is compared, hydrated or updated. */
export function PrerenderedHtml({ onMount }: PrerenderedHtmlProps) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => (box.current ? onMount?.(box.current) : undefined), [onMount]);

  return <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={EMPTY_HTML} />;
}
