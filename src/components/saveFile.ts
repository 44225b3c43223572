/** Delay before the blob URL is revoked, in ms. */
const READING_TIME = 60_000;

/**
 * Downloads a file with the given contents.
 *
 * @param name - file name
 * @param contents - contents of the file
 * @param type - media type
 */
export function saveFile(name: string, contents: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([contents], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file after the click event.
  setTimeout(() => URL.revokeObjectURL(url), READING_TIME);
}
