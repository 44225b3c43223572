interface FramePage {
  title: string;
  /** Value of its Content Security Policy. */
  policy: string;
  /** Said to whoever opens the page by itself. */
  note: string;
  /** The text of its style element, if it has one. */
  style?: string;
  /** Id and text of the script that it hands on and does not run itself. */
  handedOn: { id: string; code: string };
  /** The script that it runs, which cannot end its own element (see `embeddable`). */
  script: string;
}

/** A page of its own origin that runs readers' code, with all that it needs inside. */
export function framePage({ title, policy, note, style, handedOn, script }: FramePage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<title>${title}</title>
${style === undefined ? '' : `<style>${style}</style>\n`}</head>
<body>
<p>${note}</p>
<script type="text/plain" id="${handedOn.id}">${embeddable(handedOn.code)}</script>
<script>${script}</script>
</body>
</html>
`;
}

/** Code that cannot end the element it is in; within strings, which is where these occur, the meaning is the same. */
export function embeddable(code: string): string {
  return code.replaceAll(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--');
}
