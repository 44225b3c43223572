/** @jest-environment jsdom */
import { BASIC_PROPERTIES, buildMirror } from '../../../src/languages/page/checks/elements/mirror';
import { createPage } from '../../../src/languages/page/checks/page';
import type { Session } from '../../../src/languages/page/checks/elements/session';
import type { Page } from '../../../src/languages/page/checks/vocabulary';
import { USUAL, type SeenElement, type UserEvent } from '../../../src/languages/page/protocol';
import { readAssertionError } from '../../../src/languages/javascript/kit/assertionError';

/**
 * Builds a page from a snapshot in which every element has a default box. `boxes` and `styles` override the
 * defaults by element id.
 */
function pageOf(
  html: string,
  boxes: Record<string, [number, number, number, number]> = {},
  styles: Record<string, Record<string, string>> = {},
  sent = 0,
): { page: Page; userEvents: UserEvent[] } {
  const source = new DOMParser().parseFromString(html, 'text/html');
  const userEvents: UserEvent[] = [];
  let last = 0;
  function see(element: Element): SeenElement {
    last += 1;
    const [x, y, width, height] = boxes[element.id] ?? [0, 0, 100, 20];
    const own: Record<string, string> = {
      display: /^(?:a|b|em|span)$/.test(element.localName) ? 'inline' : 'block',
      visibility: 'visible',
      'background-color': 'rgba(0, 0, 0, 0)',
      'background-image': 'none',
      color: 'rgb(0, 0, 0)',
      ...styles[element.id],
    };
    return {
      id: last,
      tag: element.localName,
      attributes: element
        .getAttributeNames()
        .map((name) => [name, element.getAttribute(name) ?? '']),
      children: [...element.childNodes].flatMap((child): SeenElement['children'] =>
        child.nodeType === Node.TEXT_NODE
          ? [child.textContent ?? '']
          : child.nodeType === Node.ELEMENT_NODE
            ? [see(child as Element)]
            : [],
      ),
      box: { x, y, width, height },
      styles: BASIC_PROPERTIES.map((property) => own[property] ?? ''),
      before: '',
      after: '',
    };
  }
  const root = see(source.documentElement);
  const seen = { root, focused: 0, sent, contentWidth: 600, width: 600 };
  const mirror = buildMirror(seen, BASIC_PROPERTIES);
  const nothing = () => Promise.resolve();
  const session: Session = {
    rendering: USUAL,
    opened: 1,
    mirror,
    act: (userEvent) => Promise.resolve(void userEvents.push(userEvent)),
    resize: nothing,
    render: nothing,
    renew: nothing,
    close: () => undefined,
  };
  return { page: createPage(session), userEvents };
}

/** Returns what a failed check reports, or 'passed'. */
function failureOf(run: () => unknown): unknown {
  try {
    run();
  } catch (error) {
    const assertion = readAssertionError(error);
    if (assertion !== undefined) return assertion.failure;
    throw error;
  }
  return 'passed';
}

test('elements are found by role and name, whatever their tags', () => {
  const { page } = pageOf(
    '<title>Tea</title><div role="heading" aria-level="1">Mint <b>tea</b></div><a href="/x" aria-label="More">→</a><a>no link</a><label>Name <input></label>',
  );
  page.hasTitle('Tea');
  page.one('heading', { level: 1, name: 'Mint tea' }).hasText('Mint tea');
  page.one('link', { name: /^More$/ }).hasAttribute('href', '/x');
  page.one('textbox', { name: 'Name' });
  page.none('button');
  page.hasTabOrder(['More', 'Name']);
});

test("elements hidden from assistive technology aren't found", () => {
  const { page } = pageOf(
    '<h1 id="a">Tea</h1><div aria-hidden="true"><h2>Mint</h2></div>',
    {},
    {
      a: { display: 'none' },
    },
  );
  page.none('heading');
});

test.each<[string, (page: Page) => unknown, object]>([
  [
    'a missing element, with the existing ones',
    (page) => page.one('heading', { name: 'Bread' }),
    {
      message: 'There\'s no heading named "Bread".',
      expected: 'one heading named "Bread"',
      received: '<h1> "Tea"',
    },
  ],
  [
    'a main heading that is missing',
    (page) => page.one('heading', { level: 1, name: 'Bread' }),
    {
      message: 'There\'s no main heading (`<h1>`) named "Bread".',
      expected: 'one main heading (<h1>) named "Bread"',
      received: '<h1> "Tea"',
    },
  ],
  [
    'a heading of another level',
    (page) => page.one('heading', { level: 2 }),
    { message: "There's no `<h2>` heading.", expected: 'one <h2> heading' },
  ],
  [
    'an element that only looks like it',
    (page) => page.one('button', { name: 'Start' }),
    { received: '<div id="start"> with this text, but no button', element: [1, 1] },
  ],
  [
    'more than one match',
    (page) => page.one('paragraph'),
    { message: 'There should be one paragraph, but there are 2.' },
  ],
  [
    'another text',
    (page) => page.one('heading').hasText('Bread'),
    { label: 'the heading "Tea"', expected: 'Bread', received: 'Tea', element: [1, 0] },
  ],
  [
    'characters too many',
    (page) => page.select('#one').hasText('On'),
    { message: 'The text is different: there\'s an extra "e".', expected: 'On', received: 'One' },
  ],
  [
    'missing words',
    (page) => page.select('body').hasText('Tea Start One more Two Left over Off'),
    {
      message: 'The text is different: "more" is missing.',
      label: 'the page',
      received: 'Tea Start One Two Left over Off',
    },
  ],
  [
    'a small letter',
    (page) => page.one('heading').hasText('TEA'),
    { message: 'The text is different. Check your capitalization.' },
  ],
  [
    'a space in an attribute',
    (page) => page.select('#one').hasAttribute('id', ' one'),
    { message: 'The attribute `id` is different. Check your spaces.', received: 'id="one"' },
  ],
  [
    'another attribute',
    (page) => page.one('heading').hasAttribute('class', 'x'),
    { expected: 'class="x"', received: 'no class' },
  ],
  [
    'a box that is too small',
    (page) => page.select('#start').isAtLeast(44, 44),
    { expected: 'at least 44 × 44 px', received: '99.2 × 20 px' },
  ],
  [
    'boxes on top of one another',
    (page) => page.select('#one').isBelow(page.select('#two')),
    { expected: 'below the paragraph "Two"', received: 'above it' },
  ],
  [
    'boxes that are not side by side',
    (page) => page.select('#one').isLeftOf(page.select('#two')),
    { expected: 'left of the paragraph "Two"', received: 'above it' },
  ],
  [
    'a box that is less tall than another',
    (page) => page.select('#one').isAsTallAs(page.select('#two')),
    {
      message: 'It isn\'t as tall as the paragraph "Two".',
      label: 'the paragraph "One"',
      expected: '30 px tall',
      received: '20 px tall',
    },
  ],
  [
    'a box that is wider than another',
    (page) => page.select('#one').isAsWideAs(page.select('#start')),
    { expected: '99.2 px wide', received: '100 px wide', element: [1, 2] },
  ],
  [
    'text beside the elements',
    (page) => page.select('body').hasNoOwnText(),
    {
      message: "There's text outside of its elements.",
      expected: 'no text of its own',
      received: 'Left over',
    },
  ],
  [
    'a text, in plain words',
    (page) => page.select('#one').hasText(/\d+ teas/, 'the number of teas'),
    { expected: 'the number of teas', received: 'One' },
  ],
  [
    'an attribute, in plain words',
    (page) => page.select('#one').hasAttribute('id', /^t/, 'an id that begins with t'),
    { expected: 'id: an id that begins with t', received: 'id="one"' },
  ],
  [
    'too little contrast',
    (page) => page.select('#two').hasContrast(4.5),
    { expected: '4.5 : 1', received: '2.84 : 1 (#999999 on #ffffff)' },
  ],
  [
    'another number',
    (page) => page.all('paragraph').hasTexts(['One']),
    {
      message: 'There are too many paragraphs.',
      expected: '"One"',
      received: '"One", "Two"',
    },
  ],
  [
    'another text of one of them',
    (page) => page.all('paragraph').hasTexts(['One', 'Two.']),
    { message: 'The texts of the paragraphs are different: "." is missing.' },
  ],
  [
    'another text of the only one',
    (page) => page.selectAll('#one').hasTexts(['Two']),
    { message: 'The text of the element with the id `one` is different.' },
  ],
  [
    'other names',
    (page) => page.all('textbox').hasNames(['Name']),
    { message: 'There are too few text fields.' },
  ],
  [
    'a different number of matches of a selector',
    (page) => page.selectAll('body > p').hasCount(3),
    {
      message: 'The number of `<p>` directly in `<body>` is different.',
      expected: '3',
      received: '2',
    },
  ],
  [
    'too few',
    (page) => page.all('heading').at(1),
    { message: 'There are too few headings.', expected: 'at least 2', received: '1' },
  ],
  [
    'a selector without matches, in plain words',
    (page) => page.select('ul li.new'),
    {
      message: "There's no element `<li>` with the class `new` in `<ul>`.",
      expected: 'one element <li> with the class new in <ul>',
    },
  ],
  [
    'one match too many of a selector',
    (page) => page.select('p'),
    { message: 'There should be one element `<p>`, but there are 2.' },
  ],
  [
    'a selector that has no plain words',
    (page) => page.select('p:not([id])'),
    { message: "There's no element `p:not([id])`." },
  ],
  [
    'a link without a URL',
    (page) => page.one('link', { name: 'Off' }),
    {
      message:
        "There's no link named \"Off\". There's an `<a>`, but without `href` it isn't a link.",
      element: [1, 4],
    },
  ],
  [
    'a different tab order',
    (page) => page.hasTabOrder(['Go']),
    { expected: '"Go"', received: 'none' },
  ],
])('a check reports %s', (_name, check, failure) => {
  const { page } = pageOf(
    '<body><h1>Tea</h1><div id="start">Start</div><p id="one">One</p><p id="two">Two</p> Left\n over <a>Off</a></body>',
    { one: [0, 50, 100, 20], two: [0, 80, 100, 30], start: [0, 0, 99.2, 20] },
    { two: { color: 'rgb(153, 153, 153)' } },
  );
  expect(failureOf(() => check(page))).toMatchObject(failure);
});

test("hidden elements can't be used", () => {
  const { page, userEvents } = pageOf('<button id="b">Go</button>', { b: [0, 0, 0, 0] });
  expect(failureOf(() => page.click(page.one('button')))).toMatchObject({
    message: "It's hidden, so no one can use it.",
  });
  expect(userEvents).toEqual([]);
});

test('an element is left of another if it ends before that begins', () => {
  const { page } = pageOf('<p id="one">One</p><p id="two">Two</p>', {
    one: [0, 0, 50, 20],
    two: [60, 40, 50, 20],
  });
  page.select('#one').isLeftOf(page.select('#two'));
  expect(() => page.select('#two').isLeftOf(page.select('#one'))).toThrow('to the left');
});

test('elements that look the same size are, and spaces between elements are no text', () => {
  const { page } = pageOf(
    '<ul> <li id="one">One</li>\n<li id="two"><b>Two</b></li><!-- no text --></ul>',
    {
      one: [0, 0, 50.3, 20],
      two: [60, 40, 50, 20.4],
    },
  );
  page.select('#one').isAsTallAs(page.select('#two'));
  page.select('#two').isAsWideAs(page.select('#one'));
  page.one('list').hasNoOwnText();
  page.select('#two').hasNoOwnText();
});

test('a page can be asked if a form was submitted', () => {
  const form = '<form><button>Send</button></form>';
  pageOf(form).page.sendsNothing();
  expect(failureOf(() => pageOf(form, {}, {}, 1).page.sendsNothing())).toEqual({
    message: 'A form was submitted, so visitors would leave the page.',
    expected: 'no form submitted',
    received: '1 form submitted',
  });
});

test('clearing a field fires an input event', async () => {
  const { page, userEvents } = pageOf('<input aria-label="Name" value="Ada">');
  await page.clear(page.one('textbox'));
  expect(userEvents).toEqual([{ kind: 'clear', id: expect.any(Number) as number }]);
});
