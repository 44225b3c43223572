/** @returns true for an unhandled left click without modifier keys, which should open the link in place */
export function isPlainClick({
  button,
  metaKey,
  altKey,
  ctrlKey,
  shiftKey,
  defaultPrevented,
}: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey && !defaultPrevented;
}
