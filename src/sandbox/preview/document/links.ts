/** Keeps the document where it is: links within it work, others and forms are told of. */
import type { PreviewEvent } from '../protocol';
import * as native from './natives';

let sent = 0;

/** How many forms would have been sent up to now. */
export function sentForms(): number {
  return sent;
}

/** Holds links and forms; what gets past this, the policy of the frame stops. */
export function holdLinks(tell: (event: PreviewEvent) => void): void {
  native.listen(window, 'click', (event: Event) => {
    const target = native.targetOf(event);
    if (native.isPrevented(event) || !(target instanceof Element)) return;
    const link = native.closest(target, 'a[href], area[href]');
    const address = link && native.attribute(link, 'href');
    if (address === null || address.startsWith('javascript:')) return;
    native.preventDefault(event);
    // By itself it would lead to the address of the frame around, which is the base of this document's.
    if (address.startsWith('#')) window.location.hash = address;
    else tell({ kind: 'notice', text: `The link would open \`${address}\`.` });
  });
  native.listen(window, 'submit', (event: Event) => {
    if (native.isPrevented(event)) return;
    native.preventDefault(event);
    sent += 1;
    const target = native.targetOf(event);
    const address = target instanceof Element ? native.attribute(target, 'action') : null;
    const where = address ? ` to \`${address}\`` : '';
    tell({ kind: 'notice', text: `The form would be submitted${where}.` });
  });
}
