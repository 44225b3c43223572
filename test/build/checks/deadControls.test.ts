import { deadControls } from '../../../src/build/checks/deadControls';

const inStatic = (html: string) => `<main><div data-boundary="static">${html}</div></main>`;

test.each([
  ['a button, by its text', '<p><button><span>Run</span></button></p>', '<button> "Run"'],
  ['a button, by its label', '<button aria-label="Copy">⧉</button>', '<button> "Copy"'],
  ['a frame', '<iframe title="Preview"></iframe>', '<iframe>'],
  ['a field', '<input type="text">', '<input>'],
  ['a role that promises a control', '<span role="tab">HTML</span>', '<span> "HTML"'],
  ['an editable text', '<div contenteditable="true">Text</div>', '<div> "Text"'],
  [
    'a deferred section, which nothing would render',
    '<div data-boundary="deferred"><button>Run</button></div>',
    '<button> "Run"',
  ],
])('a section that is never hydrated must not hold %s', (_, html, named) => {
  const [fault, ...others] = deadControls(inStatic(html));
  expect(fault).toContain(`${named} is in a \`Static\` section`);
  expect(fault).toContain('src/build/content/sections.ts');
  expect(others).toEqual([]);
});

test.each([
  ['links and details', inStatic('<a href="/">Home</a><details><summary>More</summary></details>')],
  ['controls outside of any section', '<div><button>Run</button></div>'],
  ['a deferred section', '<div data-boundary="deferred"><button>Run</button></div>'],
  [
    'a static section within a deferred one',
    `<div data-boundary="deferred">${inStatic('<button>Run</button>')}</div>`,
  ],
])('%s are fine', (_, html) => {
  expect(deadControls(html)).toEqual([]);
});
