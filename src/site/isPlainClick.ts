/** @returns whether a click means "go there", not "open it elsewhere", and nothing else has handled it */
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
