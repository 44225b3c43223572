let hidden: boolean | undefined;

/**
 * WebKit hides the message, line, and value of errors in inline scripts of a document with an opaque origin,
 * but not in scripts loaded from a blob URL of that document. Tested once, with a script that throws.
 *
 * @returns true if the browser hides errors of inline scripts
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
