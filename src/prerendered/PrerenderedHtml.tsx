import { useLayoutEffect, useRef } from 'react';

/** React leaves what an element holds alone if it is told of HTML: none to compare, and never another. */
const AS_IT_STANDS = { __html: globalThis.window?.trustedTypes?.emptyHTML ?? '' };

interface PrerenderedHtmlProps {
  /** @returns a function for when the element is taken out; it is still in the document then */
  onStand?: (box: HTMLElement) => () => void;
}

/** An element whose prerendered contents stay as they are: nothing in it is compared, hydrated or updated. */
export function PrerenderedHtml({ onStand }: PrerenderedHtmlProps) {
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => (box.current ? onStand?.(box.current) : undefined), [onStand]);

  return <div ref={box} suppressHydrationWarning dangerouslySetInnerHTML={AS_IT_STANDS} />;
}
