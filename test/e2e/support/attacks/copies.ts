/** What a button does in a reader's page to put `bad` on the clipboard. */
export const COPIES: Readonly<Record<string, string>> = {
  writeText: `navigator.clipboard.writeText('bad').catch((error) => console.log(error.name));`,
  write: `navigator.clipboard.write([new ClipboardItem({ 'text/plain': 'bad' })]).catch((error) => console.log(error.name));`,
  copy: `getSelection().selectAllChildren(document.querySelector('p')); console.log(document.execCommand('copy'));`,
  'copy by the prototype': `getSelection().selectAllChildren(document.querySelector('p')); console.log(Document.prototype.execCommand.call(document, { toString: () => 'COPY' }));`,
  'copy with a listener': `addEventListener('copy', (event) => { event.clipboardData.setData('text/plain', 'bad'); event.preventDefault(); }); console.log(document.execCommand('copy'));`,
  cut: `const field = document.querySelector('textarea'); field.select(); console.log(document.execCommand('cut'));`,
  'copy with other built-ins': `String.prototype.toLowerCase = () => 'bold'; getSelection().selectAllChildren(document.querySelector('p')); console.log(document.execCommand('copy'));`,
};
