import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** The code and the page of an exercise. Phones show one of them at a time, wider viewports both. */
export type View = 'code' | 'page';

export interface PhoneView {
  view: View;
  /**
   * Switches the view.
   *
   * @param codeAt - scroll position to restore when the reader returns to the code, in px; defaults to the
   *   current one
   */
  show: (view: View, codeAt?: number | null) => void;
  /** Ref for the view switch, which is displayed on phones only. */
  switcher: RefObject<HTMLDivElement | null>;
}

/** Switches between code and page on phones. Restores the scroll position when returning to the code. */
export function usePhoneView(): PhoneView {
  const [view, setView] = useState<View>('code');
  const lastView = useRef(view);
  const switcher = useRef<HTMLDivElement>(null);
  const codeScroll = useRef<number | null>(null);

  function show(next: View, codeAt: number | null = null) {
    if (lastView.current === 'code' && next === 'page')
      codeScroll.current = codeAt ?? window.scrollY;
    // The page view is already selected, but the reader might have scrolled away from it.
    if (lastView.current === next && next === 'page') scrollToPage(switcher.current);
    setView(next);
  }

  useLayoutEffect(() => {
    const isFirst = lastView.current === view;
    lastView.current = view;
    const buttons = switcher.current;
    if (isFirst || !isDisplayed(buttons)) return;
    if (view === 'page') scrollToPage(buttons);
    else if (codeScroll.current !== null) window.scrollTo(0, codeScroll.current);
  }, [view]);

  return { view, show, switcher };
}

function scrollToPage(buttons: HTMLElement | null) {
  if (isDisplayed(buttons)) buttons?.scrollIntoView({ block: 'nearest' });
}

/** Returns false on wider viewports, where the switch has `display: none`. */
function isDisplayed(buttons: HTMLElement | null): boolean {
  return buttons !== null && buttons.offsetParent !== null;
}
