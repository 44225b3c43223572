import { createHash } from 'node:crypto';
import { runnerPage } from '../../../src/build/documents/runnerPage';

function scriptsOf(page: string): string[] {
  return [...page.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map((match) => match[1] ?? '');
}

test.each([
  ['javascript', "'unsafe-eval'"],
  ['python', "'wasm-unsafe-eval'"],
] as const)(
  "the CSP for %s allows only the page's script, and no requests",
  (language, evaluation) => {
    const page = runnerPage(language, 'frame()', 'worker()');
    const hash = createHash('sha256').update('frame()').digest('base64');
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page)?.[1];
    expect(policy?.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'sha256-${hash}' ${evaluation}`,
      'worker-src blob:',
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  },
);

test('script tags and comments in code are escaped', () => {
  const [worker, frame] = scriptsOf(
    runnerPage('javascript', `f('</script><!--')`, `w('</SCRIPT>')`),
  );
  expect([worker, frame]).toEqual([`w('<\\/SCRIPT>')`, `f('<\\/script><\\!--')`]);
});
