/** Prevents navigation. Links within the document work; other links and forms are only reported. */
import * as texts from '../../../texts/en/page/document';
import type { PreviewEvent } from '../protocol';
import * as native from './natives';

let sent = 0;

/** Returns the number of form submissions that the preview has blocked so far. */
export function sentForms(): number {
  return sent;
}

/** Intercepts links and forms. The frame's CSP blocks any other navigation. */
export function interceptLinks(report: (event: PreviewEvent) => void): void {
  native.listen(window, 'click', (event: Event) => {
    const target = native.targetOf(event);
    if (native.isPrevented(event) || !(target instanceof Element)) return;
    const link = native.closest(target, 'a[href], area[href]');
    const address = link && native.attribute(link, 'href');
    if (address === null || address.startsWith('javascript:')) return;
    native.preventDefault(event);
    // Set the hash directly: a `#` link would resolve against the base URL, which is the frame's URL, and
    // navigate away.
    if (address.startsWith('#')) window.location.hash = address;
    else report({ kind: 'notice', text: texts.linkOpens(address) });
  });
  native.listen(window, 'submit', (event: Event) => {
    if (native.isPrevented(event)) return;
    native.preventDefault(event);
    sent += 1;
    const target = native.targetOf(event);
    const address = target instanceof Element ? native.attribute(target, 'action') : null;
    report({ kind: 'notice', text: texts.formSubmitted(address) });
  });
}
