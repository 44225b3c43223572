import { inlineCode } from '../../../src/build/documents/inlineCode';

test('it finds inline scripts and styles, but not external scripts or data', () => {
  const { scripts, styles } = inlineCode(
    '<script>one()</script><script src="/a.js"></script><script type="module">two()</script>' +
      '<script type="application/ld+json">{}</script><SCRIPT type=importmap>{"imports":{}}</SCRIPT>' +
      '<script data-a="x>y">three("<p style=\'a\'>")</script><noscript><style media="print">a>b{}</style></noscript>',
  );
  expect(scripts).toEqual(['one()', 'two()', '{"imports":{}}', `three("<p style='a'>")`]);
  expect(styles).toEqual(['a>b{}']);
});

test('style attributes are unescaped and deduplicated', () => {
  const { styleAttributes } = inlineCode(
    '<p title="a > b" style="--a:url(&quot;x&quot;)">1</p><p class="a" style="--a:url(&quot;x&quot;)">2</p>' +
      `<hr STYLE='color:"&#x27;&#39;&amp;'/><i style=top:0 hidden>3</i>`,
  );
  expect(styleAttributes).toEqual(['--a:url("x")', `color:"''&`, 'top:0']);
});

test.each([
  ['text', '<p>write style="color:red" here</p>'],
  ['comments', '<!-- <p style="a"> -->'],
  ['values of other attributes', `<p title='style="a"' data-style="b">`],
  ['empty values', '<p style="">'],
])('%s do not count as style attributes', (_case, html) => {
  expect(inlineCode(html).styleAttributes).toEqual([]);
});
