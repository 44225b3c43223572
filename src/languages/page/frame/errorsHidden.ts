let hidden: boolean | undefined;

/**
 * In a document with an opaque origin, WebKit hides the message, line, and value of errors in inline scripts,
 * but not in scripts loaded from the document's own blob URLs. The first call tests this with a script that
 * throws.
 *
 * @returns true if the browser hides errors in inline scripts
 */
export function areErrorsHidden(): boolean {
  hidden ??= !areErrorsReported();
  return hidden;
}

function areErrorsReported(): boolean {
  const marker = 'told';
  let message = '';
  function listen(event: ErrorEvent): void {
    message = event.message;
    event.preventDefault();
  }
  window.addEventListener('error', listen);
  const script = document.createElement('script');
  script.textContent = `throw ${JSON.stringify(marker)}`;
  document.body.append(script);
  script.remove();
  window.removeEventListener('error', listen);
  return message.includes(marker);
}
