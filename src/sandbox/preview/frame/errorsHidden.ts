let hidden: boolean | undefined;

/**
 * WebKit tells nothing of errors in inline scripts of a document whose origin is opaque: no message, no line, no value. Of
 * a script that the document itself has made a file of, it does. Asked once, by a script that fails.
 *
 * @returns whether the browser hides errors of inline scripts
 */
export function areErrorsHidden(): boolean {
  hidden ??= !isTold();
  return hidden;
}

function isTold(): boolean {
  const sign = 'told';
  let said = '';
  function listen(event: ErrorEvent): void {
    said = event.message;
    event.preventDefault();
  }
  window.addEventListener('error', listen);
  const script = document.createElement('script');
  script.textContent = `throw ${JSON.stringify(sign)}`;
  document.body.append(script);
  script.remove();
  window.removeEventListener('error', listen);
  return said.includes(sign);
}
