import path from 'node:path';
import { fillTemplate, parseTemplate, readTemplate } from '../../../src/build/documents/template';

const POLICY = '<!-- app:policy -->';
const HEAD = '<!-- app:head -->';
const BODY = '<!-- app:body -->';

test('it keeps the HTML around the markers and removes comments', () => {
  const template = parseTemplate(
    `<!doctype html>\r\n<!-- for the team -->\n<head>\n${POLICY}\n${HEAD}\n<link href="/a.css">\n</head>\n${BODY}<p>$&</p>`,
  );
  expect(fillTemplate(template, { policy: 'P', head: '$&', body: 'B' })).toBe(
    '<!doctype html>\n<head>\nP\n$&\n<link href="/a.css">\n</head>\nB\n<p>$&</p>\n',
  );
});

test('it finds inline code for the CSP exactly as the document contains it', () => {
  const script = '\nconst a = `<!-- b -->`;\n\n\nconst c = 1;\n';
  const template = parseTemplate(
    `${POLICY}${HEAD}<script>${script}</script>\r\n<style>\r\na{}</style>${BODY}<p style="color:red">`,
  );
  expect(template.inline).toEqual({
    scripts: [script],
    styles: ['\na{}'],
    styleAttributes: ['color:red'],
  });
  const filled = fillTemplate(template, { policy: '', head: '', body: '' });
  expect(filled).toContain(`<script>${script}</script>`);
  expect(filled).toContain('<style>\na{}</style>');
});

test.each([
  [`${POLICY}${BODY}`, '<!-- app:head --> is missing'],
  [`${POLICY}${HEAD}<script><!-- app:body --></script>`, '<!-- app:body --> is missing'],
  [`${POLICY}${HEAD}${HEAD}${BODY}`, '<!-- app:head --> appears 2 times'],
  [`${HEAD}${POLICY}${BODY}`, '<!-- app:head --> is unknown or not in the order policy, head'],
  [`${POLICY}${HEAD}<!-- app:foot -->${BODY}`, '<!-- app:foot --> is unknown'],
])('%j is rejected with the file and the marker', (source, message) => {
  expect(() => parseTemplate(source)).toThrow(message);
  expect(() => parseTemplate(source)).toThrow('public/index.html');
});

test("the project's template is valid and has the CSP at the top of the head", async () => {
  const { pieces } = await readTemplate(path.resolve(__dirname, '../../..'));
  expect(pieces[0]).toMatch(/<head>\s*<meta charset="utf-8" \/>$/);
});
