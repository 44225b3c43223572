/** How long the browser may take to begin reading the file, ms. */
const READING_TIME = 60_000;

/**
 * Hands a text, or bytes, to the visitor as a file; the browser saves it or asks where to.
 *
 * @param name - the file's name
 * @param contents - of the file
 * @param type - its media type
 */
export function saveFile(name: string, contents: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([contents], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(url), READING_TIME);
}
