import { slashKey } from './slashKey';

/** Where a key writes something, so that a letter there is no command. */
const WRITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** On Apple's systems Ctrl+K belongs to the text field: it deletes to the end of the line. */
const IS_APPLE = /^(?:Mac|iP)/;

/** For `aria-keyshortcuts`; the `/` is in front while it is switched on. */
export const SEARCH_KEYS = 'Control+K Meta+K';

/**
 * @param event - a key going down anywhere in the document
 * @returns whether it asks for the search: Ctrl+K or Cmd+K wherever the focus is, `/` where nothing is
 *   being written, unless the visitor has switched it off
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || altKey) return false;
  if (metaKey || ctrlKey) {
    return (
      key.toLowerCase() === 'k' && !shiftKey && (metaKey || !IS_APPLE.test(navigator.platform))
    );
  }
  // Of a key in a shadow tree, as the code editor's, `target` names only the tree's host.
  const [target] = event.composedPath();
  return key === '/' && slashKey.isOn() && !(target instanceof Element && target.closest(WRITABLE));
}
