/** @jest-environment ./test/build/content/support/ScriptEnvironment.ts */
import { compiledPages, legalPage, schoolWith } from './support/school';

const DESCRIPTION =
  'description: A description that is long enough for search engines, and that says what the page has.';

function post(fields: string): string {
  return `---\ntitle: A post\n${DESCRIPTION}\n${fields}---\n\nText.\n`;
}

function job(fields: string): string {
  return `---\ntitle: A job\n${DESCRIPTION}\nplace: Here\nkind: contract\n${fields}---\n\nText.\n`;
}

const APPLY = 'apply: mailto:jobs@harbor.example\n';

test.each<[name: string, file: string, text: string, problems: string[]]>([
  [
    'a missing description',
    'legal/imprint.md',
    legalPage().replace(/description: .*\n/, ''),
    ['2  front matter: description: this field is missing'],
  ],
  [
    'a short description',
    'legal/imprint.md',
    legalPage().replace(/description: .*/, 'description: Too short.'),
    ['3  front matter: description: has 10 characters; write 60 to 160, which search engines show'],
  ],
  [
    'an unknown field',
    'legal/imprint.md',
    legalPage({ head: 'foter: Imprint\n' }),
    [`5  front matter: there's no field "foter"; did you mean "footer"?`],
  ],
  [
    'a file without front matter',
    'legal/imprint.md',
    'Text.\n',
    ['1  the file begins with front matter between two lines of ---'],
  ],
  [
    'a page without text',
    'legal/imprint.md',
    legalPage({ text: '' }),
    ['1  the page has no text; write it below the front matter'],
  ],
  [
    'a post with a future date',
    'posts/later.md',
    post('date: 2026-11-28\n'),
    [
      "4  date: 2026-11-28 is in the future, and a static build can't publish later; set today's date, or keep the file elsewhere until then",
    ],
  ],
  [
    'a post with the same tag in capitals',
    'posts/tagged.md',
    post('date: 2026-11-27\ntags: [JavaScript, javascript]\n'),
    ['5  front matter: tags: has the same tag twice; remove one'],
  ],
  [
    'a tag that has no address',
    'posts/tagged.md',
    post('date: 2026-11-27\ntags:\n  - css\n  - "???"\n'),
    [
      '7  front matter: tags.1: "???" has no address; use a tag with a letter from a to z or a digit',
    ],
  ],
  [
    'a job that is over',
    'careers/tutor.md',
    job(`posted: 2026-10-01\nuntil: 2026-11-25\n${APPLY}`),
    ['7  until: 2026-11-25 is over; delete the file, or set a later date'],
  ],
  [
    'a job of an unknown kind',
    'careers/tutor.md',
    job(`posted: 2026-10-01\n${APPLY}`).replace('contract', 'hobby'),
    [
      `5  front matter: kind: "hobby" isn't allowed; use one of: full-time, part-time, contract, temporary, internship, volunteer`,
    ],
  ],
  [
    'a job without an address to apply to',
    'careers/tutor.md',
    job('posted: 2026-10-01\napply: jobs@harbor.example\n'),
    [
      `7  front matter: apply: "jobs@harbor.example" isn't a place to apply; use mailto: and an address, or a full address with https`,
    ],
  ],
  [
    'a link to a page that does not exist',
    'legal/imprint.md',
    legalPage({ text: 'See [the rules](/about/rules).' }),
    [`7  "/about/rules" isn't a page of the site; fix the address, or remove the link`],
  ],
  [
    'links to a lesson and a heading that do not exist',
    'legal/imprint.md',
    legalPage({
      text: '## One\n\n[A](lesson:no-such) and [B](#two).\n\n[C](lesson:ds-hash-map#no)',
    }),
    [
      `9  no lesson has the id "no-such"; use the id in the lesson's front matter`,
      '9  no heading has the slug "two"; there are: one',
      '11  ds-hash-map has no heading with the slug "no"',
    ],
  ],
  [
    'a link without https',
    'legal/imprint.md',
    legalPage({ text: '[Shop](http://shop.example)' }),
    [
      '7  a link goes to /<address>, mailto:…, lesson:<id>, #<heading-slug> or https://…, not to "http://shop.example"',
    ],
  ],
  [
    'blocks that only lessons have',
    'legal/imprint.md',
    legalPage({
      text: '```js run\n1;\n```\n\n- ```diagram "A"\n  a\n  ```\n\n:::check\nWhy?\n:::',
    }),
    [
      '7  the code block "js run" is only for lessons; remove it, or write it as text',
      '11  the code block "diagram "A"" is only for lessons; remove it, or write it as text',
      '15  the block :::check is only for lessons; remove it, or write it as text',
    ],
  ],
  [
    'HTML',
    'legal/imprint.md',
    legalPage({ text: '<b>Hi</b>' }),
    [
      "7  raw HTML isn't allowed; put code between backticks",
      "7  raw HTML isn't allowed; put code between backticks",
    ],
  ],
  [
    'a missing picture, one without a description, and one within a sentence',
    'legal/imprint.md',
    legalPage({ text: '![A boat](boat.jpg)\n\n![](boat.jpg)\n\nLook: ![A boat](boat.jpg)' }),
    [
      '7  there is no file src/school/images/boat.jpg; add it there',
      "9  describe the picture for people who don't see it, as in ![Two learners at a desk](boat.jpg)",
      '11  a picture is a paragraph of its own; put an empty line before and after it',
    ],
  ],
  [
    'the address of another page',
    'legal/how-it-compares.md',
    legalPage(),
    ['1  "how-it-compares" is the address of another page of the site; rename the file'],
  ],
  [
    'an address with capital letters',
    'legal/Imprint.md',
    legalPage(),
    [
      `1  the file's name is the address of the page; use lowercase letters, digits and single hyphens, not "Imprint"`,
    ],
  ],
])('%s is refused', async (_name, file, text, problems) => {
  const { problems: found } = await compiledPages(schoolWith({ [file]: text }));
  expect(found).toEqual(problems.map((problem) => `src/school/${file}:${problem}`));
});

test('two posts with the same name are refused', async () => {
  const source = post('date: 2026-11-01\n');
  const { problems } = await compiledPages(
    schoolWith({ 'posts/2025/hello.md': source, 'posts/2026/hello.md': source }),
  );
  expect(problems).toEqual([
    'src/school/posts/2026/hello.md:1  src/school/posts/2025/hello.md has the same name; rename one of the files',
  ]);
});

test('a tag is written the same in all posts', async () => {
  const root = schoolWith({
    'posts/first.md': post('date: 2026-11-27\ntags: [Über uns, C++]\n'),
    'posts/second.md': post('date: 2026-11-27\ntags: [über uns, C#, Hafen]\n'),
  });
  expect((await compiledPages(root)).problems).toEqual([
    'src/school/posts/second.md:1  the tag "über uns" has the address of "Über uns" in src/school/posts/first.md; write it the same, or choose another',
    'src/school/posts/second.md:1  the tag "C#" has the address of "C++" in src/school/posts/first.md; write it the same, or choose another',
  ]);
});
