import { deadControls } from '../../../src/build/checks/deadControls';

const inStatic = (html: string) => `<main><div data-boundary="static">${html}</div></main>`;

test.each([
  ['a button with text', '<p><button><span>Run</span></button></p>', '<button> "Run"'],
  ['a button with a label', '<button aria-label="Copy">⧉</button>', '<button> "Copy"'],
  ['a frame', '<iframe title="Preview"></iframe>', '<iframe>'],
  ['a field', '<input type="text">', '<input>'],
  ['an interactive role', '<span role="tab">HTML</span>', '<span> "HTML"'],
  ['editable text', '<div contenteditable="true">Text</div>', '<div> "Text"'],
  [
    'a deferred section',
    '<div data-boundary="deferred"><button>Run</button></div>',
    '<button> "Run"',
  ],
])('%s in a static section is reported', (_, html, control) => {
  const [problem, ...others] = deadControls(inStatic(html));
  expect(problem).toContain(`${control} is in a \`Static\` section`);
  expect(problem).toContain('src/build/content/lessons/sections.ts');
  expect(others).toEqual([]);
});

test.each([
  [
    'links and details in static sections',
    inStatic('<a href="/">Home</a><details><summary>More</summary></details>'),
  ],
  ['controls outside sections', '<div><button>Run</button></div>'],
  ['controls in deferred sections', '<div data-boundary="deferred"><button>Run</button></div>'],
  [
    'static sections inside deferred ones',
    `<div data-boundary="deferred">${inStatic('<button>Run</button>')}</div>`,
  ],
])('%s are allowed', (_, html) => {
  expect(deadControls(html)).toEqual([]);
});
