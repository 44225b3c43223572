import { findMarkupSlip } from '../../../src/sandbox/preview/checks/markup/markup';

test.each<[name: string, html: string, line: number, message: string]>([
  [
    'a quote that is never closed',
    '<p>Hi</p>\n<a href="https://example.com>Example</a>\n',
    2,
    'The quote before the value of `href` isn\'t closed. Add `"` after the value.',
  ],
  [
    'a quote that another attribute closes',
    `<a href="https://example.com>Example</a>\n<p class="b">Hi</p>`,
    1,
    'The quote before the value of `href` isn\'t closed. Add `"` after the value.',
  ],
  [
    'a single quote, in a tag of several lines',
    `<img\n  src="a.png"\n  alt='A cat>\n<p>Hi</p>`,
    3,
    "The quote before the value of `alt` isn't closed. Add `'` after the value.",
  ],
  [
    'curly quotes',
    '<a href=“https://example.com”>Example</a>',
    1,
    '`“` is a curly quote. Put straight quotes around the value of `href`: `href="…"`.',
  ],
  [
    'curly quotes around words',
    '<img alt=‘Two cats’ src="a.png">',
    1,
    '`‘` is a curly quote. Put straight quotes around the value of `alt`: `alt="…"`.',
  ],
  [
    'a curly quote at the end',
    '<a href="https://example.com”>Example</a>',
    1,
    '`”` is a curly quote. Put straight quotes around the value of `href`: `href="…"`.',
  ],
  [
    'a quote at the end only',
    '<a href=https://example.com">Example</a>',
    1,
    'The value of `href` ends with a quote but doesn\'t start with one. Add `"` before it.',
  ],
  [
    'another end tag',
    '<h1>Bikes</h1>\n<h2>Hours</h1>\n<p>Nine</p>',
    2,
    '`<h2>` is closed with `</h1>`. It needs `</h2>`.',
  ],
  [
    'another end tag, with more of the same below',
    '<h2>Hours</h1>\n<p>Nine</p>\n<h2>Prices</h2>',
    1,
    '`<h2>` is closed with `</h1>`. It needs `</h2>`.',
  ],
  [
    'end tags of a heading and a paragraph that are swapped',
    '<h1>Soup</p>\n<p>Peas</h1>',
    1,
    '`<h1>` is closed with `</p>`. It needs `</h1>`.',
  ],
  [
    'another end tag inside of others',
    '<main>\n<p>Hi</h1>\n<p>Ho</p></main>',
    2,
    '`<p>` is closed with `</h1>`. It needs `</p>`.',
  ],
  [
    'the end tag of the element around',
    '<div>\n<section>\n<p>Hi</p></div>\n</div>',
    2,
    '`<section>` is closed with `</div>`. It needs `</section>`.',
  ],
  [
    'elements that overlap',
    '<main>\n<p><a href="/b">Order</p></a></main>',
    2,
    '`<a>` starts inside `<p>` but ends after it. Move `</a>` before `</p>`.',
  ],
  [
    'a list that ends before its item',
    '<ul>\n<li>Tea</ul>\n</li>',
    2,
    '`<li>` starts inside `<ul>` but ends after it. Move `</li>` before `</ul>`.',
  ],
  [
    'an element without an end tag',
    '<main>\n<h1>Tea\n<p>Hi</p>\n</main>',
    2,
    '`<h1>` needs an end tag. Add `</h1>` after its content.',
  ],
  [
    'an element without an end tag at the end of the page',
    '<p>Hi</p>\n<h2>Mint',
    2,
    '`<h2>` needs an end tag. Add `</h2>` after its content.',
  ],
  [
    'a start tag instead of an end tag',
    '<h2>Mint<h2>\n<p>Hi</p>',
    1,
    'Two `<h2>` tags and no `</h2>`: an end tag needs a slash, as in `</h2>`.',
  ],
  [
    'a start tag instead of an optional end tag',
    '<h1>Bikes</h1>\n<p>We fix bikes.<p>\n<p>Nine to five</p>',
    2,
    'Two `<p>` tags and no `</p>`: an end tag needs a slash, as in `</p>`.',
  ],
  [
    'a start tag instead of an optional end tag, at the end of a list',
    '<ul>\n<li>Tea</li>\n<li>Milk<li>\n</ul>',
    3,
    'Two `<li>` tags and no `</li>`: an end tag needs a slash, as in `</li>`.',
  ],
  [
    'the same mistake twice, in different elements',
    '<h1>Bikes<h1>\n<p>We fix bikes.<p>\n<p>Nine to five</p>',
    1,
    'Two `<h1>` tags and no `</h1>`: an end tag needs a slash, as in `</h1>`.',
  ],
  [
    'a word as a tag',
    '<p>Hi</p>\n<heading>Tea</heading>',
    2,
    'HTML has no `<heading>`. Write `<h1>`.',
  ],
  [
    'an attribute as a tag',
    '<p>See <href="https://example.org/mint">mint</href></p>',
    1,
    'HTML has no `<href>`. Write `<a href="…">`.',
  ],
  [
    'a space in a start tag',
    '<p>Hi</p>\n< h1>Tea</h1>',
    2,
    '`< h1>` has a space after the `<`. Remove it: `<h1>`.',
  ],
  [
    'a space in an end tag',
    '<h1>Tea</ h1>',
    1,
    '`</ h1>` has a space after the `</`. Remove it: `</h1>`.',
  ],
  [
    'an end tag that is cut off',
    '<h1>Tea</h1>\n<p>Hi</p',
    2,
    "`</p` isn't complete. Add `>` after it.",
  ],
  [
    'an end tag that the next tag cuts off',
    '<p>Hi</p\n<p>Ho</p>',
    1,
    "`</p` isn't complete. Add `>` after it.",
  ],
  [
    'an attribute in an end tag',
    '<a href="/b">Tea</a href>',
    1,
    '`</a href>` has more than a name. An end tag only has its name: `</a>`.',
  ],
  [
    'a backslash in an end tag',
    '<p>Hi</p>\n<h1>Tea<\\h1>',
    2,
    '`<\\h1>` has a backslash. An end tag has a slash: `</h1>`.',
  ],
  [
    'an end tag too many',
    '<h2>Hours</h2></h1>',
    1,
    "`</h1>` doesn't close anything. Remove it, or look for the `<h1>` that's missing above.",
  ],
])('reports %s', (_name, html, line, message) => {
  expect(findMarkupSlip(html)).toEqual({ line, message });
});

test.each([
  ['a paragraph without an end tag before one with a link', '<p>Bread<p><a href="/b">Order</a>'],
  ['end tags that may be left out', '<body><ul><li>A<li>B</ul><p>Hi<p>Ho<table><tr><td>1</table>'],
  [
    'end tags of what is made without them',
    '<title>Tea</title><p><ul><li>A</ul></p></body></html>',
  ],
  [
    'elements without an end',
    '<BR><img src=a.png alt=""/><input></input><svg><path d="M0 0"/></svg>',
  ],
  ['quotes in values', `<a title="It’s “new”" href='a"b' onclick="go('<b>')">A</a>`],
  ['values without quotes', '<a href=/tea class=b hidden>A</a>'],
  ['comments', '<!-- <h2>A</h1> <a href="> --><p>Hi</p>'],
  [
    'scripts',
    '<script>const a = "</h2>" + \'<b x="\';</script><style>a::after { content: "<" }</style>',
  ],
  ['tags in a script', '<script>"< h1></p"</script><!-- </ p> -->'],
  ['signs that are no tags', '<p>1 < 2 <3 > 2 & "so"</p>'],
  ['uppercase', '<!DOCTYPE html><P>Hi</p><H1>A</h1>'],
])('is no slip: %s', (_name, html) => {
  expect(findMarkupSlip(html)).toBeUndefined();
});
