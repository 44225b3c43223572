import { escapeHtml } from './escapeHtml';

/** How often the page looks whether the mistake is fixed, seconds. */
const REFRESH = 2;

/**
 * @param message - what went wrong, in as many lines as it takes
 * @returns the document that the development server answers with until it is fixed
 */
export function errorPage(message: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="${REFRESH}">
<title>Build error</title>
<style>body{margin:24px;font:16px/1.5 system-ui,sans-serif}pre{white-space:pre-wrap;overflow-wrap:anywhere}</style>
</head>
<body>
<h1>This page can't be built</h1>
<pre>${escapeHtml(message)}</pre>
<p>It comes back once the mistake is fixed.</p>
</body>
</html>
`;
}
