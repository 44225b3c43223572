import { hashSource } from './policy';

/**
 * The page, with a policy that lets in its one script by its hash and nothing from anywhere.
 *
 * `unsafe-eval` is what running a reader's code means; the worker takes the policy on from the page, so that there too
 * no address can be fetched, imported or connected to.
 */
export function runnerPage(frame: string, worker: string): string {
  const script = embeddable(frame);
  const policy = [
    "default-src 'none'",
    `script-src ${hashSource(script)} 'unsafe-eval'`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<title>Code runner</title>
</head>
<body>
<p>This page runs the code of the lessons. It is of use only inside them.</p>
<script type="text/plain" id="worker">${embeddable(worker)}</script>
<script>${script}</script>
</body>
</html>
`;
}

/** Code that cannot end the element it is in; within strings, which is where these occur, the meaning is the same. */
export function embeddable(code: string): string {
  return code.replaceAll(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '<\\!--');
}
