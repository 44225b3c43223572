import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** What of an exercise a phone shows; wider windows show all of it. */
export type View = 'code' | 'page' | 'tests';

export interface PhoneView {
  view: View;
  show: (view: View) => void;
  /** Takes the buttons that switch, which only a phone has. */
  switcher: RefObject<HTMLDivElement | null>;
}

/** Switches between code, page and tests on a phone. The code can be long, so a return to it leads to the same line. */
export function usePhoneView(): PhoneView {
  const [view, setView] = useState<View>('code');
  const shown = useRef(view);
  const switcher = useRef<HTMLDivElement>(null);
  const codeScroll = useRef<number | null>(null);

  function show(next: View) {
    if (shown.current === 'code' && next !== 'code') codeScroll.current = window.scrollY;
    setView(next);
  }

  useLayoutEffect(() => {
    const isFirst = shown.current === view;
    shown.current = view;
    const buttons = switcher.current;
    // Not drawn in a wider window.
    if (isFirst || !buttons || buttons.offsetParent === null) return;
    if (view !== 'code') buttons.scrollIntoView({ block: 'nearest' });
    else if (codeScroll.current !== null) window.scrollTo(0, codeScroll.current);
  }, [view]);

  return { view, show, switcher };
}
