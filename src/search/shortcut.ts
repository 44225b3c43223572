import { slashKey } from './slashKey';

/** Elements that accept text, so character keys typed in them aren't shortcuts. */
const WRITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Apple platforms, where Ctrl+K in a text field deletes to the end of the line. */
const IS_APPLE = /^(?:Mac|iP)/;

/** Value for `aria-keyshortcuts`, without the optional `/`. */
export const SEARCH_KEYS = 'Control+K Meta+K';

/**
 * @param event - a keydown event anywhere in the document
 * @returns true if the key opens search: Cmd+K, Ctrl+K (except on Apple platforms), or `/` outside of text
 *   fields unless that shortcut is turned off
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || altKey) return false;
  if (metaKey || ctrlKey) {
    return (
      key.toLowerCase() === 'k' && !shiftKey && (metaKey || !IS_APPLE.test(navigator.platform))
    );
  }
  // For a key press inside a shadow tree, such as the code editor's, `target` is just the host element.
  const [target] = event.composedPath();
  return key === '/' && slashKey.isOn() && !(target instanceof Element && target.closest(WRITABLE));
}
