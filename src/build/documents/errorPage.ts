import { escapeHtml } from './escapeHtml';

/** Interval at which the page reloads to check for a fix, in seconds. */
const REFRESH = 2;

/**
 * Returns the document that the development server sends while a page can't be built.
 *
 * @param message - the error, which may span several lines
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
<p>It reloads automatically once the error is fixed.</p>
</body>
</html>
`;
}
