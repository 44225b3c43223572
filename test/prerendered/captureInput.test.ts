/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { captureInput } from '../../src/prerendered/captureInput';
import { trackInput } from '../../src/prerendered/trackInput';

const HTML = `
  <a href="#x">Link</a>
  <details><summary>First</summary></details>
  <details open><summary>Second</summary></details>
  <input value="given"><textarea></textarea>
  <select><option>Any</option><option>Easy</option></select>
  <button type="button"><b>One</b></button><button type="button">Two</button>`;

function makeBox(html = HTML): HTMLElement {
  const box = document.createElement('div');
  box.innerHTML = html;
  document.body.append(box);
  return box;
}

function find<E extends HTMLElement>(box: Element, selector: string): E {
  const found = box.querySelector<E>(selector);
  if (!found) throw new Error(`No ${selector} in the box.`);
  return found;
}

/**
 * Calls `interact` with a container, captures the container's input, and restores the input in another
 * container.
 */
async function captureAndRestore(interact: (box: HTMLElement) => void, html?: string) {
  const box = makeBox();
  const endTracking = trackInput(box);
  interact(box);
  const { restore } = captureInput(box, endTracking());
  box.remove();
  const next = makeBox(html);
  const pressed: (string | null)[] = [];
  next.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent));
  const typed: string[] = [];
  for (const type of ['input', 'change']) {
    next.addEventListener(type, ({ target }) => typed.push((target as HTMLInputElement).value));
  }
  restore(next);
  await Promise.resolve();
  return { next, pressed, typed };
}

afterEach(() => document.body.replaceChildren());

test('restores nothing if there was no input', async () => {
  const { next, pressed, typed } = await captureAndRestore(() => undefined);
  expect([pressed, typed]).toEqual([[], []]);
  expect([...next.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true]);
  expect(document.body).toHaveFocus();
});

test('restores focus, presses, and open details next to content for visitors without JavaScript', async () => {
  const plain = '<div class="no-js-only"><details><summary>Hint</summary></details></div>';
  const box = makeBox(plain + HTML);
  const endTracking = trackInput(box);
  find<HTMLDetailsElement>(box, ':scope > details').open = true;
  find(box, ':scope > button').click();
  find(box, 'textarea').focus();
  const { restore } = captureInput(box, endTracking());
  box.remove();
  const next = makeBox();
  const pressed: (string | null)[] = [];
  next.addEventListener('click', ({ target }) => pressed.push((target as Element).textContent));
  restore(next);
  await Promise.resolve();
  expect(find(next, 'textarea')).toHaveFocus();
  expect(pressed).toEqual(['One']);
  expect([...next.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true]);
});

test.each(['a', 'summary', 'input', 'select', 'button'])(
  'restores focus on its %s',
  async (selector) => {
    const { next } = await captureAndRestore((box) => find(box, selector).focus());
    expect(find(next, selector)).toHaveFocus();
  },
);

test.each(['input', 'textarea'])('restores the selection in its %s', async (selector) => {
  const { next } = await captureAndRestore((box) => {
    const field = find<HTMLInputElement>(box, selector);
    fireEvent.input(field, { target: { value: 'a long text' } });
    field.focus();
    field.setSelectionRange(2, 6);
  });
  const field = find<HTMLInputElement>(next, selector);
  expect([field.selectionStart, field.selectionEnd]).toEqual([2, 6]);
});

test('restores focus on a field without selectable text', () => {
  const date = '<input type="date">';
  const box = makeBox(date);
  find(box, 'input').focus();
  const { restore } = captureInput(box, trackInput(box)());
  const next = makeBox(date);
  restore(next);
  expect(find(next, 'input')).toHaveFocus();
});

test('restores open and closed details', async () => {
  const { next } = await captureAndRestore((box) => {
    box.querySelectorAll('details').forEach((details) => {
      details.open = !details.open;
    });
  });
  expect([...next.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, false]);
});

test.each(['input', 'textarea'])(
  'restores text in its %s with an input event',
  async (selector) => {
    const { next, typed } = await captureAndRestore((box) => {
      find<HTMLInputElement>(box, selector).value = 'typed';
    });
    expect(find(next, selector)).toHaveValue('typed');
    expect(typed).toEqual(['typed']);
  },
);

test('restores the value of its select with a change event', async () => {
  const { next, typed } = await captureAndRestore((box) => {
    find<HTMLSelectElement>(box, 'select').value = 'Easy';
  });
  expect(find(next, 'select')).toHaveValue('Easy');
  expect(typed).toEqual(['Easy']);
});

test('restores changed checkboxes and radio buttons by clicking them', () => {
  const html = `
    <input type="checkbox" id="off"><input type="checkbox" id="on" checked><input type="checkbox" id="same">
    <input type="radio" name="r" id="first" checked><input type="radio" name="r" id="second">`;
  const box = makeBox(html);
  for (const id of ['#off', '#on', '#second']) find(box, id).click();
  const { restore } = captureInput(box, trackInput(box)());
  box.remove();
  const next = makeBox(html);
  const heard: string[] = [];
  next.addEventListener('change', ({ target }) => heard.push((target as Element).id));
  restore(next);
  expect(heard).toEqual(['off', 'on', 'second']);
  const ids = [...next.querySelectorAll<HTMLInputElement>(':checked')].map(({ id }) => id);
  expect(ids).toEqual(['off', 'second']);
});

test('restores fields in the order of change, since each can create a history entry', async () => {
  const html = `
    <select id="level"><option>Any<option>Hard</select><input type="checkbox" id="short">
    <select id="topic"><option>Any<option>Trees</select><input id="text">`;
  const box = makeBox(html);
  const endTracking = trackInput(box);
  const user = userEvent.setup();
  await user.selectOptions(find(box, '#topic'), 'Trees');
  await user.type(find(box, '#text'), 'a');
  await user.click(find(box, '#short'));
  await user.selectOptions(find(box, '#level'), 'Hard');
  await user.type(find(box, '#text'), 'b');
  const { restore } = captureInput(box, endTracking());
  const next = makeBox(html);
  const heard: string[] = [];
  next.addEventListener('input', ({ target }) => heard.push((target as Element).id));
  next.addEventListener('change', ({ target }) => heard.push((target as Element).id));
  restore(next);
  expect([...new Set(heard)]).toEqual(['topic', 'short', 'level', 'text']);
});

test('clicks the last clicked button, even if a child was the target', async () => {
  const { pressed } = await captureAndRestore((box) => {
    fireEvent.click(find(box, 'button:last-of-type'));
    fireEvent.click(find(box, 'b'));
  });
  expect(pressed).toEqual(['One']);
});

test('does not click links, which work without scripts', async () => {
  const { pressed } = await captureAndRestore((box) => fireEvent.click(find(box, 'a')));
  expect(pressed).toEqual([]);
});

test('ignores missing elements', async () => {
  const { next } = await captureAndRestore((box) => {
    fireEvent.click(find(box, 'button:last-of-type'));
    find(box, 'button').focus();
  }, '<p>Nothing to use</p>');
  expect(next).toHaveTextContent('Nothing to use');
});

test('ignores clicks after the capture', async () => {
  const box = makeBox();
  const endTracking = trackInput(box);
  const snapshot = captureInput(box, endTracking());
  fireEvent.click(find(box, 'button'));
  const onClick = jest.fn();
  box.addEventListener('click', onClick);
  snapshot.restore(box);
  await Promise.resolve();
  expect(onClick).not.toHaveBeenCalled();
});
