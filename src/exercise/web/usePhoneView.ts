import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** What of an exercise a phone shows above the results; wider windows show all of it. */
export type View = 'code' | 'page';

export interface PhoneView {
  view: View;
  /** `codeAt` is the scroll position that a return to the code leads to; by default where the reader is now. */
  show: (view: View, codeAt?: number | null) => void;
  /** Takes the buttons that switch, which only a phone has. */
  switcher: RefObject<HTMLDivElement | null>;
}

/** Switches between code and page on a phone. The code can be long, so a return to it leads to the same line. */
export function usePhoneView(): PhoneView {
  const [view, setView] = useState<View>('code');
  const shown = useRef(view);
  const switcher = useRef<HTMLDivElement>(null);
  const codeScroll = useRef<number | null>(null);

  function show(next: View, codeAt: number | null = null) {
    if (shown.current === 'code' && next === 'page') codeScroll.current = codeAt ?? window.scrollY;
    // Already there, but maybe out of sight.
    if (shown.current === next && next === 'page') scrollToPage(switcher.current);
    setView(next);
  }

  useLayoutEffect(() => {
    const isFirst = shown.current === view;
    shown.current = view;
    const buttons = switcher.current;
    if (isFirst || !isDrawn(buttons)) return;
    if (view === 'page') scrollToPage(buttons);
    else if (codeScroll.current !== null) window.scrollTo(0, codeScroll.current);
  }, [view]);

  return { view, show, switcher };
}

function scrollToPage(buttons: HTMLElement | null) {
  if (isDrawn(buttons)) buttons?.scrollIntoView({ block: 'nearest' });
}

/** Not in a wider window. */
function isDrawn(buttons: HTMLElement | null): boolean {
  return buttons !== null && buttons.offsetParent !== null;
}
