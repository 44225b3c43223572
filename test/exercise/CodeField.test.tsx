import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { EditorOptions } from '../../src/exercise/editor/codeMirror';
import { plainLines, type CodeLine, type WebLanguage } from '../../src/content/lesson';
import { CodeField } from '../../src/exercise/editor/CodeField';
import { renderWhole } from '../support/renderWhole';

let opened: EditorOptions[] = [];
const focus = jest.fn();
const setText = jest.fn();
const insert = jest.fn();
const undo = jest.fn();
const markLine = jest.fn();
const scrollBack = jest.fn();

jest.mock('../../src/exercise/editor/editorCode', () => ({
  ...jest.requireActual<object>('../../src/exercise/editor/SymbolKeys'),
  loadLanguage: () => Promise.resolve([]),
  openEditor: (_host: HTMLElement, options: EditorOptions) => {
    opened.push(options);
    return { focus, setText, insert, undo, markLine, scrollBack, destroy: () => undefined };
  },
}));

const onRun = jest.fn();

interface FieldProps {
  original?: string;
  lines?: CodeLine[];
  errorLine?: number;
  language?: WebLanguage;
  result?: object;
}

function Field({ original = 'let a = 1;', lines, errorLine, language = 'js', result }: FieldProps) {
  const [text, setField] = useState(original);
  return (
    <>
      <CodeField
        label="Code"
        language={language}
        value={text}
        lines={lines}
        onChange={setField}
        onRun={onRun}
        errorLine={errorLine}
        result={result}
      />
      <button onClick={() => setField('reset')}>Reset</button>
      <output>{text}</output>
    </>
  );
}

beforeEach(() => {
  opened = [];
  jest.clearAllMocks();
});

test('the editor takes over the text, selection, and focus', async () => {
  await renderWhole(<Field />);
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code' });
  area.setSelectionRange(4, 5);
  await act(() => Promise.resolve(area.focus()));
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(opened).toEqual([
    expect.objectContaining({ label: 'Code', text: 'let a = 1;', anchor: 4, head: 5 }),
  ]);
  expect(focus).toHaveBeenCalled();
});

test('edits are reported; external changes update the editor without being reported', async () => {
  await renderWhole(<Field />);
  await act(() => Promise.resolve(screen.getByRole('textbox').focus()));
  act(() => opened[0]?.onChange('typed'));
  expect(screen.getByText('typed')).toBeVisible();
  expect(setText).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(setText.mock.calls).toEqual([['reset']]);
  act(() => opened[0]?.onRun());
  expect(onRun).toHaveBeenCalledTimes(1);
});

test('an external change while the editor loads is applied to it', async () => {
  await renderWhole(<Field />);
  const reset = screen.getByRole('button', { name: 'Reset' });
  await act(async () => {
    screen.getByRole('textbox').focus();
    // The editor's code finishes loading two microtasks later, so the loaded editor and the reset render
    // together.
    await Promise.resolve().then(() => Promise.resolve());
    reset.click();
  });
  expect(opened).toEqual([expect.objectContaining({ text: 'let a = 1;' })]);
  expect(setText.mock.calls).toEqual([['reset']]);
});

test("an error's line is marked until the error is gone", async () => {
  const { rerender } = await renderWhole(<Field errorLine={1} />);
  await act(() => Promise.resolve(screen.getByRole('textbox').focus()));
  expect(markLine.mock.lastCall).toEqual([1]);
  rerender(<Field />);
  expect(markLine.mock.lastCall).toEqual([null]);
});

test('a run scrolls the code back to the start of its lines, in the textarea and in the editor', async () => {
  const { container, rerender } = await renderWhole(<Field />);
  const scroll = container.querySelector('.scroll') as HTMLElement;
  scroll.scrollLeft = 80;
  rerender(<Field result={{}} />);
  expect(scroll.scrollLeft).toBe(0);
  await act(() => Promise.resolve(screen.getByRole('textbox').focus()));
  expect(scrollBack).not.toHaveBeenCalled();
  const result = {};
  rerender(<Field result={result} />);
  rerender(<Field result={result} errorLine={1} />);
  expect(scrollBack).toHaveBeenCalledTimes(1);
});

test("the editor doesn't load for a reader who has left the field", async () => {
  await renderWhole(<Field />);
  const area = screen.getByRole('textbox');
  await act(async () => {
    area.focus();
    area.blur();
    await Promise.resolve();
  });
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('let a = 1;');
  expect(opened).toEqual([]);
});

test('the symbol keys insert into the editor without taking focus', async () => {
  await renderWhole(<Field />);
  const area = screen.getByRole('textbox');
  await act(() => Promise.resolve(area.focus()));
  // The style sheet hides the toolbar on devices without touch, and hidden elements have no accessible name.
  const keys = within(screen.getByRole('toolbar', { hidden: true }));
  const focused = document.activeElement;
  await userEvent.click(keys.getByText('{'));
  await userEvent.click(keys.getByLabelText('Indent'));
  await userEvent.click(keys.getByLabelText('Undo'));
  expect(insert.mock.calls).toEqual([['{'], ['  ']]);
  expect(undo).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(focused);
});

test.each<[WebLanguage, string, string[]]>([
  [
    'js',
    '%&|!.,',
    ['Percent sign', 'Ampersand', 'Vertical bar', 'Exclamation mark', 'Dot', 'Comma'],
  ],
  ['html', '</>&!', ['Less than', 'Slash', 'Greater than', 'Ampersand', 'Exclamation mark']],
  ['css', '{}:;#.%@', ['Left brace', 'Right brace', 'Colon', 'Semicolon', 'Hash', 'Dot']],
])('the symbols for %s have accessible names', async (language, symbols, names) => {
  await renderWhole(<Field language={language} />);
  await act(() => Promise.resolve(screen.getByRole('textbox').focus()));
  const keys = within(screen.getByRole('toolbar', { hidden: true }));
  for (const symbol of symbols) expect(keys.getByText(symbol)).toBeInTheDocument();
  for (const name of names) expect(keys.getByLabelText(name)).toBeInTheDocument();
});

test('long code with a part to write can be opened and folded', async () => {
  const long = `${'let a = 1;\n'.repeat(50)}// your code`;
  await renderWhole(<Field original={long} />);
  expect(screen.getByRole('textbox')).toHaveValue(long);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 51 lines' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer lines' }));
  expect(screen.getByRole('button', { name: 'Show all 51 lines' })).toBeVisible();
});

test('long code from the lesson is folded, even without a part to write', async () => {
  const text = Array.from({ length: 50 }, () => 'let a = 1;').join('\n');
  await renderWhole(<Field original={text} lines={plainLines(text)} />);
  expect(screen.getByRole('button', { name: 'Show all 50 lines' })).toBeVisible();
});

test("short code, and the reader's own long code without a part to write, is shown whole", async () => {
  await renderWhole(<Field original={'let a = 1;\n'.repeat(50)} />);
  expect(screen.queryByRole('button', { name: /Show all/ })).not.toBeInTheDocument();
});
